import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, path, range, rect, trace } from '../core/shapes';
import { spruce } from '../motifs/land';

/** Build in the open: a timber frame that anyone can look through. */
export function build(p: Print): void {
  p.ground(C.yellow);
  p.block(disc(930, 250, 130), C.paper, { slip: 8 });
  p.block(path('M0 640C260 540 520 620 760 570C960 530 1100 590 1200 560L1200 900L0 900Z'), C.green);
  p.block(rect(-10, 770, 1220, 140), C.night);
  const beam = (x1: number, y1: number, x2: number, y2: number, fill: string = C.paper, w = 32): void => {
    p.tube(
      trace([
        [x1, y1],
        [x2, y2],
      ]),
      w,
      fill,
      'butt',
    );
  };
  // The far wall is printed first, in pink, so that the frame keeps its depth.
  for (const x of [360, 560, 760, 960]) beam(x, 700, x, 380, C.pink, 22);
  beam(340, 380, 980, 380, C.pink, 22);
  beam(340, 380, 630, 140, C.pink, 22);
  beam(920, 380, 630, 140, C.pink, 22);
  for (const [x, y] of [
    [630, 140],
    [520, 236],
    [740, 236],
  ] as const)
    beam(x, y, x - 100, y + 56, C.paper, 24);
  beam(260, 440, 340, 380, C.paper, 24);
  beam(840, 440, 940, 380, C.paper, 24);
  for (const x of [260, 455, 650, 840]) beam(x, 780, x, 440);
  beam(230, 440, 872, 440);
  beam(230, 620, 872, 620);
  beam(230, 780, 872, 780);
  beam(240, 450, 535, 190);
  beam(860, 450, 525, 190);
  beam(540, 430, 540, 230);
  beam(268, 612, 448, 452, C.blue);
  beam(832, 612, 660, 452, C.blue);
  p.at(1030, 770, 8, 1, () => {
    for (const x of [-44, 44])
      p.line(
        trace([
          [x, 0],
          [x, -520],
        ]),
        C.ink,
        14,
      );
    for (const i of range(10))
      p.line(
        trace([
          [-44, -40 - i * 50],
          [44, -40 - i * 50],
        ]),
        C.ink,
        10,
      );
  });
  spruce(p, 110, 776, 300, C.mint, C.green);
  // A little spruce on the ridge marks the topping-out.
  spruce(p, 535, 180, 150, C.mint, C.green);
  for (const i of range(4)) p.block(rect(420 + i * 12, 830 - i * 26, 300, 26), i % 2 ? C.paper : C.pink);
}
