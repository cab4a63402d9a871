import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, poly, rect } from '../core/shapes';
import { key, keyEye } from '../motifs/things';

/** One chest, two locks, two keys from two sides. */
export function smartContracts(p: Print): void {
  p.ground(C.paper);
  p.contours(rect(0, 0, 1600, 1000), hills(country(480, 30), [[800, 560, 380, 2]]), 0.2, C.mint, 4);
  const lid = path('M470 430C470 280 560 240 640 240L960 240C1040 240 1130 280 1130 430Z');
  p.block(lid, C.green, { slip: 8 });
  p.dots(lid, { color: C.mint, from: [800, 440], to: [800, 180], gap: 20, max: 0.5, edge: true });
  p.block(rect(450, 430, 700, 390), C.green, { slip: 8 });
  for (const x of [450, 762, 1080]) {
    p.block(rect(x, 430, 70, 390), C.mint);
    for (const y of [470, 780]) p.flat(disc(x + 35, y, 9), C.ink);
  }
  p.block(rect(430, 412, 740, 46), C.mint);
  const plate = (x: number, fill: string): void => {
    p.block(cut(x - 84, 500, 168, 220, 40, '1111'), fill);
    p.flat(disc(x, 586, 28), C.ink);
    p.flat(
      poly([
        [x - 14, 590],
        [x + 14, 590],
        [x + 26, 664],
        [x - 26, 664],
      ]),
      C.ink,
    );
  };
  plate(640, C.yellow);
  plate(960, C.pink);
  p.at(120, 600, 0, 1, () => {
    key(p, 470, C.yellow);
    keyEye(p, 470, C.paper);
  });
  p.at(1480, 600, 0, [-1, 1], () => {
    key(p, 470, C.pink);
    keyEye(p, 470, C.paper);
  });
  p.block(rect(-10, 820, 1620, 190), C.blue);
  p.hatch(rect(400, 826, 800, 60), 0, 15, C.night, 5);
}
