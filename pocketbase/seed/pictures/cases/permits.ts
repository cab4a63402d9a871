import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, oval, poly, range, rect, trace } from '../core/shapes';
import { peak, spruce } from '../motifs/land';
import { tick } from '../motifs/things';

/** A town grows out of the top of a stamped form. */
export function permits(p: Print): void {
  p.ground(C.yellow);
  p.dots(rect(0, 0, 1600, 600), { color: C.paper, from: [0, 640], to: [0, -60], gap: 26, max: 0.6 });
  peak(p, {
    top: [1300, 150],
    left: 960,
    right: 1720,
    base: 560,
    lit: C.mint,
    dark: C.green,
    seed: 5,
    snow: 0.3,
    shade: C.mist,
  });
  spruce(p, 1330, 560, 230, C.green, C.night);
  // The row stands on the sheet's edge; the one that is still to be approved is only a dashed line.
  const gable = (x: number, w: number, h: number, wall: string, roof: string): void => {
    p.block(rect(x, 560 - h, w, h), wall);
    p.block(
      poly([
        [x - 24, 560 - h],
        [x + w / 2, 560 - h - w * 0.62],
        [x + w + 24, 560 - h],
      ]),
      roof,
    );
    for (const i of range(2)) p.block(rect(x + w * (0.16 + i * 0.42), 560 - h * 0.78, w * 0.24, h * 0.3), C.yellow);
    p.block(rect(x + w * 0.38, 560 - h * 0.36, w * 0.24, h * 0.36), C.ink);
  };
  gable(270, 210, 230, C.pink, C.blue);
  gable(950, 230, 210, C.mint, C.blue);
  p.block(rect(520, 120, 130, 440), C.paper, { slip: 7 });
  p.block(
    poly([
      [500, 120],
      [585, -40],
      [670, 120],
    ]),
    C.green,
  );
  p.block(disc(585, 220, 46), C.yellow);
  p.line(
    trace([
      [585, 190],
      [585, 220],
      [608, 232],
    ]),
    C.ink,
    8,
  );
  for (const y of [320, 430]) p.block(rect(560, y, 50, 72), C.ink);
  const dash = 'stroke-dasharray="28 20"';
  p.line(
    poly([
      [710, 560],
      [710, 340],
      [800, 210],
      [890, 340],
      [890, 560],
    ]),
    C.ink,
    9,
    dash,
  );
  p.line(
    poly([
      [770, 560],
      [770, 450],
      [830, 450],
      [830, 560],
    ]),
    C.ink,
    9,
    dash,
  );
  p.block(
    poly([
      [180, 560],
      [1420, 560],
      [1560, 1010],
      [40, 1010],
    ]),
    C.paper,
    { slip: 8 },
  );
  for (const i of range(4)) {
    const [y, x] = [640 + i * 92, 260 - i * 26];
    p.block(rect(x, y - 26, 56, 56), i === 3 ? C.paper : C.mint);
    if (i < 3) tick(p, x + 28, y + 2, 44, C.ink, 11);
    p.line(
      trace([
        [x + 100, y],
        [x + (i % 2 ? 470 : 560), y],
      ]),
      C.ink,
      12,
    );
  }
  p.at(1160, 790, -14, 1, () => {
    p.line(oval(0, 0, 210, 120), C.blue, 14);
    p.line(oval(0, 0, 174, 92), C.blue, 6);
    p.flat(
      poly([
        [-110, 46],
        [-34, -56],
        [6, 0],
        [38, -34],
        [110, 46],
      ]),
      C.blue,
    );
  });
}
