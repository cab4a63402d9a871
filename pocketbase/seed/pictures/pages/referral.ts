import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, poly, rect, trace, type Pt } from '../core/shapes';
import { house, peak, spruce } from '../motifs/land';

/** Referral: a small freight cable car carries a parcel from one house on a peak to another. */
export function referral(p: Print): void {
  p.ground(C.mint);
  p.block(disc(900, 560, 300), C.yellow, { slip: 10 });
  p.dots(disc(900, 560, 300), { color: C.paper, from: [900, 460], to: [900, 960], gap: 24, max: 0.64, edge: true });
  peak(p, {
    top: [860, 930],
    left: 300,
    right: 1500,
    base: 1420,
    lit: C.paper,
    dark: C.blue,
    seed: 14,
    rough: 30,
    snow: 0.16,
    shade: C.paper,
  });
  const west: Pt[] = [
    [-20, 560],
    [120, 540],
    [400, 560],
    [460, 660],
    [430, 760],
    [560, 930],
    [540, 1060],
    [700, 1220],
    [740, 1370],
    [-20, 1370],
  ];
  const east: Pt[] = [
    [1820, 300],
    [1640, 290],
    [1400, 310],
    [1340, 420],
    [1390, 560],
    [1260, 760],
    [1290, 900],
    [1120, 1120],
    [1080, 1370],
    [1820, 1370],
  ];
  for (const [side, fill, tone, seed] of [
    [west, C.green, C.mint, 83],
    [east, C.night, C.blue, 84],
  ] as const) {
    const cliff = poly(side);
    p.block(cliff, fill);
    p.contours(cliff, country(330, seed), 0.14, tone, 4);
    p.line(cliff);
  }
  house(p, 90, 556, 190, 130, C.paper, C.pink, C.yellow);
  house(p, 1540, 300, 190, 130, C.pink, C.blue, C.yellow);
  spruce(p, 50, 560, 190, C.mint, C.night);
  spruce(p, 1770, 310, 210, C.mint, C.green);
  const mast = (x: number, y: number): void => {
    p.line(
      trace([
        [x - 60, y],
        [x, y - 190],
        [x + 60, y],
      ]),
      C.ink,
      18,
    );
    p.line(
      trace([
        [x - 32, y - 80],
        [x + 32, y - 80],
      ]),
      C.ink,
      12,
    );
    p.block(disc(x, y - 196, 34), C.yellow);
  };
  const rope = path('M370 370C640 560 1080 430 1440 110');
  p.line(rope, C.ink, 11);
  p.line(path('M370 400C640 640 1080 520 1440 146'), C.ink, 5);
  mast(370, 566);
  mast(1440, 306);
  p.at(880, 440, -9, 1, () => {
    p.line(
      trace([
        [-90, 0],
        [90, 0],
      ]),
      C.ink,
      22,
    );
    for (const x of [-70, 70]) p.block(disc(x, -8, 26), C.pink);
  });
  p.at(880, 520, 0, 1, () => {
    p.line(
      trace([
        [-130, 190],
        [0, -70],
        [130, 190],
      ]),
      C.ink,
      13,
    );
    p.block(cut(-190, 190, 380, 190, 50, '0011'), C.pink, { slip: 9 });
    p.block(cut(-120, 60, 240, 170, 40), C.paper, { slip: 5 });
    p.block(rect(-26, 60, 52, 170), C.blue);
    p.block(rect(-200, 186, 400, 46), C.yellow);
    p.block(cut(-70, 262, 140, 70, 20, '1111'), C.paper);
  });
}
