import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, join, path, poly, polar, range, rect, trace, type Pt, type Shape } from '../core/shapes';

/** A toothed wheel with a round hole. */
export function gear(cx: number, cy: number, r: number, teeth: number, depth: number, hole: number, turn = 0): Shape {
  const step = 360 / teeth;
  const rim = range(teeth).flatMap((i): Pt[] => {
    const a = turn + i * step;
    return [
      polar(cx, cy, r - depth, a - step * 0.3),
      polar(cx, cy, r, a - step * 0.18),
      polar(cx, cy, r, a + step * 0.18),
      polar(cx, cy, r - depth, a + step * 0.3),
    ];
  });
  return hole ? join(poly(rim), disc(cx, cy, hole)) : poly(rim);
}

/** A closed envelope with its flap. */
export function envelope(p: Print, x: number, y: number, w: number, fill: string, flap: string): void {
  const h = w * 0.64;
  p.block(rect(x, y, w, h), fill);
  p.line(
    trace([
      [x, y + h],
      [x + w * 0.38, y + h * 0.5],
      [x + w * 0.62, y + h * 0.5],
      [x + w, y + h],
    ]),
  );
  p.block(
    poly([
      [x, y],
      [x + w, y],
      [x + w / 2, y + h * 0.62],
    ]),
    flap,
  );
}

/** A key lying with its bow at the origin and its bit pointing right. */
export function key(p: Print, length: number, fill: string): void {
  const r = length * 0.2;
  const t = length * 0.055;
  const blade = poly([
    [r * 0.8, -t],
    [length, -t],
    [length, t],
    [length * 0.94, t],
    [length * 0.94, t + r * 0.75],
    [length * 0.86, t + r * 0.75],
    [length * 0.86, t + r * 0.35],
    [length * 0.8, t + r * 0.35],
    [length * 0.8, t + r * 0.75],
    [length * 0.72, t + r * 0.75],
    [length * 0.72, t],
    [r * 0.8, t],
  ]);
  const bow = cut(-r, -r, 2 * r, 2 * r, r * 0.55, '1111');
  p.merge(fill, [blade, bow]);
  p.line(
    trace([
      [r * 1.3, 0],
      [length * 0.9, 0],
    ]),
    C.ink,
    p.ink * 0.6,
  );
}

/** The hole in the bow of a key, printed in the colour of what lies behind it. */
export function keyEye(p: Print, length: number, behind: string): void {
  p.block(disc(-length * 0.06, 0, length * 0.07), behind);
}

/** A hand coming from the left, back up, thumb and finger closed on the origin. */
export function pinch(p: Print, skin: string, sleeve: string, cuff: string): void {
  const curled: [Shape, number][] = [
    [path('M-250 60C-190 50 -120 70 -108 110C-102 140 -150 150 -190 130'), 58],
    [path('M-270 100C-210 100 -150 120 -140 150C-140 178 -180 180 -215 165'), 54],
  ];
  p.merge(skin, [], [[path('M-330 60L-250 70'), 150], ...curled]);
  p.line(path('M-232 88C-190 84 -150 92 -138 116'));
  p.line(path('M-244 134C-205 134 -180 140 -166 158'));
  p.merge(
    skin,
    [
      poly([
        [-300, -20],
        [-130, -70],
        [-10, -4],
        [-120, 40],
        [-300, 90],
      ]),
    ],
    [
      [path('M-300 20C-220 -40 -130 -80 -70 -52C-40 -38 -14 -20 -4 -8'), 58],
      [path('M-290 74C-200 62 -110 46 -6 24'), 54],
    ],
  );
  p.merge(skin, [], [[path('M-350 58L-270 62'), 138]]);
  p.flat(rect(-330, -4, 70, 126), skin);
  p.line(path('M-20 8C-70 -4 -130 -6 -176 14'));
  p.block(
    poly([
      [-420, -40],
      [-340, -40],
      [-340, 160],
      [-420, 160],
    ]),
    cuff,
  );
  p.block(
    poly([
      [-1600, -60],
      [-410, -60],
      [-410, 180],
      [-1600, 180],
    ]),
    sleeve,
  );
}

/** A speech block: a cut-corner rectangle with a tail at the lower left. */
export function bubble(x: number, y: number, w: number, h: number, c: number): Shape {
  return poly([
    [x, y],
    [x + w - c, y],
    [x + w, y + c],
    [x + w, y + h],
    [x + w * 0.34, y + h],
    [x + w * 0.14, y + h + h * 0.26],
    [x + w * 0.14, y + h],
    [x, y + h],
  ]);
}

/** A tick made of one thick line. */
export function tick(p: Print, x: number, y: number, size: number, color: string, w = p.ink * 1.6): void {
  p.line(
    trace([
      [x - size * 0.5, y],
      [x - size * 0.12, y + size * 0.4],
      [x + size * 0.55, y - size * 0.45],
    ]),
    color,
    w,
    'stroke-linejoin="miter"',
  );
}
