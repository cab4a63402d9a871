import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, range, rect, trace } from '../core/shapes';

/** Digitalisation: on a loom the loose warp becomes a cloth of cells that shows the mountain. */
export function digitalization(p: Print): void {
  p.ground(C.night);
  for (const i of range(60))
    p.line(
      trace([
        [15 + i * 30, 0],
        [15 + i * 30, 700],
      ]),
      i % 5 === 2 ? C.pink : C.mint,
      6,
      '',
    );
  // Punched cards: the pattern was data long before there were screens.
  for (const i of range(9)) {
    const x = -70 + i * 220;
    p.block(cut(x, 64, 206, 250, 40, '0100'), i % 3 === 1 ? C.yellow : C.paper, { slip: 5 });
    for (const row of range(5))
      for (const col of range(5))
        if ((row * 7 + col * 3 + i * 5) % 4) p.flat(disc(x + 35 + col * 34, 110 + row * 40, 11), C.night);
    p.line(path(`M${x + 206} 120C${x + 216} 104 ${x + 216} 104 ${x + 222} 120`), C.ink, 9);
    p.line(path(`M${x + 206} 260C${x + 216} 244 ${x + 216} 244 ${x + 222} 260`), C.ink, 9);
  }
  const [cell, top] = [30, 690];
  const height = (i: number): number =>
    Math.max(
      17 - Math.abs(i - 22) * 1.02 + ((i * 7) % 3) * 0.8,
      12 - Math.abs(i - 46) * 0.8 + ((i * 5) % 3) * 0.7,
      3 + ((i * 3) % 2),
    );
  for (const j of range(20)) {
    for (const i of range(60)) {
      const rise = 19 - j;
      const h = height(i);
      const sun = (i - 39) ** 2 + (j - 4) ** 2 < 15;
      const dark = (i > 22 && i < 40 - j * 0.1) || i > 46;
      const fill =
        rise < 2 ? C.green : rise < h - 4.5 ? (dark ? C.dusk : C.blue) : rise < h ? C.paper : sun ? C.yellow : C.pink;
      // Over and under: every second cell shows weft on top, so it is drawn a little shorter.
      p.flat(
        (i + j) % 2
          ? rect(i * cell, top + j * cell + 3, cell, cell - 6)
          : rect(i * cell + 3, top + j * cell, cell - 6, cell),
        fill,
      );
    }
  }
  p.block(rect(-20, 596, 1840, 96), C.yellow, { slip: 6 });
  for (const i of range(60))
    p.line(
      trace([
        [15 + i * 30, 616],
        [15 + i * 30, 672],
      ]),
      C.ink,
      6,
    );
  const boat = path('M620 500C720 420 1080 420 1180 500C1080 580 720 580 620 500Z');
  p.line(path('M-20 560C200 590 420 540 640 500'), C.pink, 10);
  p.block(boat, C.pink, { slip: 9 });
  p.block(cut(770, 462, 260, 76, 24, '1111'), C.night);
  for (const i of range(9))
    p.line(
      trace([
        [800 + i * 24, 472],
        [812 + i * 24, 528],
      ]),
      C.pink,
      8,
    );
  p.block(rect(-20, 1288, 1840, 80), C.yellow);
  for (const x of [60, 1660]) p.block(cut(x, 1262, 80, 120, 20, '1100'), C.paper);
}
