import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, oval, path, poly, polar, range, rect, trace } from '../core/shapes';
import { spruce } from '../motifs/land';

/** Envelopes of logs: end grain in a stack, one log tagged and followed back to the forest. */
export function timber(p: Print): void {
  p.ground(C.green);
  for (const i of range(15))
    spruce(p, 20 + i * 112, 330 + (i % 3) * 16, 270 + ((i * 37) % 90), i % 2 ? C.mint : C.green, C.night);
  p.flat(rect(0, 330, 1600, 700), C.night);
  const log = (x: number, y: number, r: number, marked: boolean): void => {
    p.block(disc(x, y, r), marked ? C.yellow : C.paper, marked ? { slip: 6 } : {});
    p.line(disc(x, y, r - 14), C.ink, 9);
    const tilt = (x * 7 + y * 3) % 360;
    for (const k of range(4))
      p.line(oval(x + 5 - k * 2, y + 4 - k, r * (0.72 - k * 0.17), r * (0.68 - k * 0.17)), marked ? C.ink : C.green, 5);
    p.line(trace([polar(x, y, r * 0.1, tilt), polar(x, y, r * 0.8, tilt)]), marked ? C.ink : C.green, 5);
  };
  const step = 178;
  for (const row of range(5)) {
    for (const col of range(11)) {
      const [x, y] = [col * step - (row % 2 ? 89 : 0) + 20, 340 + row * step * 0.866];
      log(x, y, 86, row === 2 && col === 6);
    }
  }
  const [mx, my] = [6 * step + 20, 340 + 2 * step * 0.866];
  p.line(path(`M${mx} ${my}C${mx - 120} ${my - 170} ${mx - 250} ${my - 150} ${mx - 380} ${my - 150}`), C.ink, 22);
  p.line(path(`M${mx} ${my}C${mx - 120} ${my - 170} ${mx - 250} ${my - 150} ${mx - 380} ${my - 150}`), C.pink, 10);
  p.at(mx - 380, my - 150, -9, 1, () => {
    p.block(
      poly([
        [0, 0],
        [-70, -92],
        [-420, -92],
        [-420, 92],
        [-70, 92],
      ]),
      C.pink,
      { slip: 9 },
    );
    p.block(disc(-56, 0, 20), C.paper);
    for (const i of range(14)) p.flat(rect(-390 + i * 21, -54, [6, 13, 4, 10][i % 4] ?? 6, 108), C.ink);
  });
  p.block(disc(mx, my, 15), C.pink);
}
