import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, path, poly, range, rect, trace } from '../core/shapes';

/** A wall of card drawers; one is pulled out and its card carries the answer. */
export function rag(p: Print): void {
  p.ground(C.blue);
  const [w, h] = [246, 176];
  const drawer = (x: number, y: number, fill: string): void => {
    p.block(cut(x + 10, y + 10, w - 20, h - 20, 26), fill);
    p.block(rect(x + 62, y + 44, w - 124, 34), C.paper);
    p.line(path(`M${x + 96} ${y + 112}L${x + 150} ${y + 112}`), C.ink, 14);
  };
  for (const row of range(6))
    for (const col of range(7)) drawer(-60 + col * w, -30 + row * h, (row * 3 + col * 5) % 7 === 0 ? C.dusk : C.blue);
  const [x, y] = [-60 + 3 * w, -30 + 4 * h];
  p.flat(
    poly([
      [x - 20, y + h],
      [x + w + 20, y + h],
      [x + w + 50, y + h + 130],
      [x - 50, y + h + 130],
    ]),
    C.night,
  );
  p.block(
    poly([
      [x + 10, y + 8],
      [x + w - 10, y + 8],
      [x + w + 60, y + 120],
      [x - 60, y + 120],
    ]),
    C.ink,
  );
  // The cards fan out of the drawer; the yellow one is the passage that was looked for.
  for (const i of range(4))
    p.block(rect(x - 6 - i * 9, y - 18 + i * 22, w + 12 + i * 18, 120), i % 2 ? C.mist : C.paper);
  p.at(x + w / 2, y - 150, -5, 1, () => {
    p.block(cut(-190, -310, 380, 480, 70), C.yellow, { slip: 10 });
    p.flat(rect(-134, -206, 268, 116), C.pink);
    for (const i of range(7))
      p.line(
        trace([
          [-140, -240 + i * 54],
          [i % 3 === 2 ? 40 : 140, -240 + i * 54],
        ]),
        C.ink,
        8,
      );
  });
  p.block(
    poly([
      [x - 44, y + 84],
      [x + w + 44, y + 84],
      [x + w + 70, y + 130],
      [x - 70, y + 130],
    ]),
    C.yellow,
  );
  p.block(cut(x - 70, y + 130, w + 140, 170, 40, '0011'), C.yellow, { slip: 8 });
  p.block(rect(x + 30, y + 164, w - 60, 42), C.paper);
  p.line(path(`M${x + 84} ${y + 252}L${x + w - 84} ${y + 252}`), C.ink, 18);
}
