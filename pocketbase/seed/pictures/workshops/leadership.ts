import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, path, poly, trace, type Pt } from '../core/shapes';
import { peak } from '../motifs/land';

/** Four on one rope along a ridge, before an enormous sun. */
export function leadership(p: Print): void {
  p.ground(C.yellow);
  const sun = disc(960, 470, 420);
  p.flat(sun, C.pink);
  p.dots(sun, { color: C.yellow, from: [960, 100], to: [960, 1000], gap: 24, max: 0.6 });
  peak(p, { top: [1500, 260], left: 1080, right: 2000, base: 1000, lit: C.mint, dark: C.green, seed: 12, snow: 0.24 });
  const ridge: Pt[] = [
    [-20, 860],
    [140, 800],
    [260, 812],
    [430, 690],
    [560, 700],
    [700, 600],
    [820, 606],
    [960, 500],
    [1080, 520],
    [1200, 640],
    [1320, 700],
    [1620, 830],
  ];
  const rock = poly([...ridge, [1620, 1020], [-20, 1020]]);
  p.block(rock, C.night);
  p.contours(rock, country(300, 8), 0.17, C.blue, 4);
  const steps: [number, number, string, number][] = [
    [190, 806, C.blue, 1],
    [480, 694, C.green, 1],
    [740, 602, C.paper, 1],
    [970, 502, C.blue, 1.12],
  ];
  const hips = steps.map(([x, y, , s]): Pt => [x + 4, y - 82 * s]);
  hips.slice(1).forEach((to, i) => {
    const from = hips[i] ?? to;
    p.line(
      path(`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2 + 20} ${(from[1] + to[1]) / 2 + 70} ${to[0]} ${to[1]}`),
      C.ink,
      8,
    );
  });
  for (const [x, y, coat, s] of steps) {
    p.at(x, y, 0, s, () => {
      p.line(
        trace([
          [4, -80],
          [-34, 0],
        ]),
        C.ink,
        26,
      );
      p.line(
        trace([
          [10, -80],
          [20, -40],
          [44, -8],
        ]),
        C.ink,
        26,
      );
      p.block(
        poly([
          [-62, -172],
          [-20, -190],
          [-22, -92],
          [-62, -98],
        ]),
        C.pink,
      );
      p.block(
        poly([
          [-26, -196],
          [26, -190],
          [36, -72],
          [-22, -72],
        ]),
        coat,
      );
      p.line(
        trace([
          [14, -166],
          [54, -120],
        ]),
        C.ink,
        20,
      );
      p.line(
        trace([
          [56, -136],
          [78, 4],
        ]),
        C.ink,
        7,
      );
      p.block(disc(14, -226, 30), C.ink);
      p.block(path('M-20 -232C-20 -272 46 -272 46 -236Z'), coat);
    });
  }
}
