import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { path, polar, poly, range, rect, trace, type Pt } from '../core/shapes';
import { house } from '../motifs/land';

/** A mountain in four belts of risk under a ring of twelve stars, and a small house at its foot. */
export function aiAct(p: Print): void {
  p.ground(C.night);
  p.contours(rect(0, 0, 1600, 1000), hills(country(500, 21), [[800, 420, 420, 1.8]]), 0.2, C.dusk, 5);
  for (const i of range(12)) {
    const [cx, cy] = polar(800, 640, 540, 187.5 + i * 15);
    const star = range(10).map((k): Pt => polar(cx, cy, k % 2 ? 15 : 38, -90 + k * 36));
    p.block(poly(star), C.yellow);
  }
  const left = (t: number): number => 800 - 700 * t;
  const right = (t: number): number => 800 + 700 * t;
  const at = (t: number): number => 190 + 700 * t;
  const belts = [
    [0, 0.2, C.ink, C.ink],
    [0.2, 0.44, C.pink, C.pink],
    [0.44, 0.7, C.yellow, C.yellow],
    [0.7, 1, C.mint, C.mint],
  ] as const;
  const jag = (t: number): Pt[] =>
    range(9).map((i): Pt => [left(t) + ((right(t) - left(t)) * i) / 8, at(t) + (i % 2 && t > 0 && t < 1 ? 34 : 0)]);
  for (const [from, to, fill] of belts) p.block(poly([...jag(from), ...jag(to).reverse()]), fill);
  const dark = poly([
    [800, at(0)],
    [right(1), at(1)],
    [900, at(1)],
    [830, at(0.66)],
    [880, at(0.5)],
    [800, at(0.3)],
  ]);
  p.dots(dark, { color: C.ink, from: [700, 300], to: [1300, 950], gap: 20, min: 0.2, max: 0.5 });
  p.line(
    trace([
      [800, at(0)],
      [800, at(0.3)],
      [880, at(0.5)],
      [830, at(0.66)],
      [900, at(1)],
    ]),
  );
  p.line(
    trace([
      [left(1), at(1)],
      [800, at(0)],
      [right(1), at(1)],
    ]),
    C.paper,
    7,
  );
  p.block(rect(-10, 884, 1620, 130), C.green);
  house(p, 330, 930, 130, 92, C.paper, C.blue, C.yellow);
  p.line(
    path('M420 1000C520 940 620 960 700 900C760 850 640 800 700 740'),
    C.paper,
    12,
    'stroke-dasharray="26 20" stroke-linecap="round"',
  );
}
