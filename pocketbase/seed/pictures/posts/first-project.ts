import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, path, poly, trace } from '../core/shapes';
import { peak, spruce } from '../motifs/land';

/** Far, tempting peaks and one near hill with the flag on it. */
export function firstProject(p: Print): void {
  p.ground(C.paper);
  const sun = disc(1290, 250, 150);
  p.flat(sun, C.pink);
  p.dots(sun, { color: C.paper, from: [1290, 120], to: [1290, 420], gap: 20 });
  peak(p, { top: [1010, 130], left: 560, right: 1560, base: 860, lit: C.blue, dark: C.night, snow: 0.26, seed: 3 });
  peak(p, { top: [1390, 330], left: 1060, right: 1800, base: 860, lit: C.blue, dark: C.night, snow: 0.22, seed: 9 });
  peak(p, { top: [800, 330], left: 420, right: 1160, base: 860, lit: C.blue, dark: C.night, snow: 0.24, seed: 15 });
  const plain = path('M0 780C420 740 900 800 1600 720L1600 1000L0 1000Z');
  p.block(plain, C.green);
  p.contours(plain, hills(country(420, 5), [[430, 900, 330, 1.4]]), 0.16, C.mint, 4);
  const hill = path('M-60 1000C120 1000 230 560 430 540C640 530 700 960 1010 1000Z');
  p.block(hill, C.yellow, { slip: 10 });
  p.dots(hill, { color: C.ink, from: [430, 760], to: [950, 1010], gap: 20, max: 0.5, edge: true });
  p.line(path('M700 1010C480 960 560 880 440 820C330 770 470 700 420 560'), C.paper, 20);
  p.line(path('M700 1010C480 960 560 880 440 820C330 770 470 700 420 560'), C.ink, 6, 'stroke-dasharray="24 18"');
  p.line(
    trace([
      [424, 560],
      [424, 270],
    ]),
    C.ink,
    14,
  );
  p.block(
    poly([
      [430, 272],
      [650, 272],
      [600, 334],
      [650, 396],
      [430, 396],
    ]),
    C.pink,
    { slip: 8 },
  );
  for (const [x, y, h] of [
    [1130, 950, 190],
    [1240, 985, 250],
    [1420, 940, 170],
    [1510, 985, 220],
  ] as const)
    spruce(p, x, y, h, C.mint, C.night);
}
