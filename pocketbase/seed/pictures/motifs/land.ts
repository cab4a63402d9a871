import { C } from '../core/palette';
import type { Print } from '../core/print';
import { random } from '../core/random';
import { poly, range, rect, trace, type Pt, type Shape } from '../core/shapes';

interface Peak {
  readonly top: Pt;
  /** Feet left and right, and the height of the ground they stand on. */
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly lit: string;
  readonly dark: string;
  /** How far down the snow reaches, 0 to 1. */
  readonly snow?: number;
  readonly shade?: string;
  readonly seed: number;
  readonly rough?: number;
  readonly slip?: number;
  /** Draws on the dark face, kept within it. */
  readonly onDark?: () => void;
  readonly onLit?: () => void;
}

function ragged(from: Pt, to: Pt, parts: number, rough: number, seed: number): Pt[] {
  const rnd = random(seed);
  return range(parts + 1).map((i): Pt => {
    const t = i / parts;
    const side = i === 0 || i === parts ? 0 : (i % 2 ? 1 : -1) * rough * (0.45 + rnd() * 0.75);
    return [from[0] + (to[0] - from[0]) * t + side, from[1] + (to[1] - from[1]) * t + side * 0.35];
  });
}

/** A mountain cut from two blocks, a lit and a dark face, with snow in hard zigzags. */
export function peak(p: Print, m: Peak): void {
  const rough = m.rough ?? 26;
  const foot: Pt = [m.top[0] + (m.right - m.left) * 0.06, m.base];
  const ridge = ragged(m.top, foot, 6, rough * 1.2, m.seed);
  const west = ragged(m.top, [m.left, m.base], 5, rough * 0.6, m.seed + 1);
  const east = ragged(m.top, [m.right, m.base], 5, -rough * 0.6, m.seed + 2);
  const lit = poly([...west, ...[...ridge].reverse()]);
  const dark = poly([...ridge, ...[...east].reverse()]);
  p.flat(lit, m.lit, m.slip ? `transform="translate(${m.slip} ${m.slip / 2})"` : '');
  if (m.onLit) p.clip(lit, m.onLit);
  p.flat(dark, m.dark);
  if (m.onDark) p.clip(dark, m.onDark);
  if (m.snow) {
    const low = m.top[1] + (m.base - m.top[1]) * m.snow;
    const west0 = m.top[0] + (m.left - m.top[0]) * m.snow - rough * 1.5;
    const east0 = m.top[0] + (m.right - m.top[0]) * m.snow + rough * 1.5;
    const drop = (m.base - m.top[1]) * 0.075;
    const teeth = range(10).map((i): Pt => [
      west0 + ((east0 - west0) * i) / 9,
      low + (i % 2 ? 1 : -0.75) * drop * (0.7 + 0.6 * random(m.seed + i)()),
    ]);
    const cap = poly([[m.left, m.top[1] - 20], [m.right, m.top[1] - 20], ...[...teeth].reverse()]);
    p.clip(lit, () => p.block(cap, C.paper));
    p.clip(dark, () => p.block(cap, m.shade ?? C.mint));
  }
  p.line(trace(ridge));
  p.line(trace([...[...west].reverse(), ...east]));
}

/** A spruce of stacked blocks, standing on (x, y). */
export function spruce(p: Print, x: number, y: number, h: number, fill: string, dark?: string): void {
  const half = h * 0.24;
  p.block(rect(x - h * 0.035, y - h * 0.14, h * 0.07, h * 0.14), C.ink);
  const side = (s: number): Pt[] => [
    [x, y - h],
    [x + s * half * 0.6, y - h * 0.62],
    [x + s * half * 0.36, y - h * 0.62],
    [x + s * half * 0.85, y - h * 0.36],
    [x + s * half * 0.5, y - h * 0.36],
    [x + s * half, y - h * 0.1],
    [x, y - h * 0.1],
  ];
  p.flat(poly(side(-1)), fill);
  p.flat(poly(side(1)), dark ?? fill);
  p.line(poly([...side(-1), ...side(1).reverse()]));
}

/** A gabled house seen from the front; `lit` is the colour of its windows. */
export function house(
  p: Print,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  lit: string,
): void {
  p.block(rect(x, y - h, w, h), wall);
  p.block(
    poly([
      [x - w * 0.14, y - h],
      [x + w / 2, y - h - w * 0.52],
      [x + w * 1.14, y - h],
    ]),
    roof,
  );
  p.block(rect(x + w * 0.14, y - h * 0.72, w * 0.24, h * 0.34), lit);
  p.block(rect(x + w * 0.6, y - h * 0.72, w * 0.24, h * 0.72), lit === C.ink ? C.paper : C.ink);
}

/** A Slovenian hayrack (kozolec): posts, rails and a narrow roof; `hay` gives the colour of each bay from below. */
export function hayrack(
  p: Print,
  x: number,
  y: number,
  bay: number,
  h: number,
  hay: readonly (readonly string[])[],
  roof: string,
): void {
  const w = bay * hay.length;
  const rows = 6;
  const step = (h * 0.86) / rows;
  const hang = (cell: Shape, fill: string, row: number): void => {
    p.block(cell, fill);
    p.hatch(cell, row % 2 ? 74 : 106, 24, C.ink, p.ink * 0.4);
    p.line(cell);
  };
  hay.forEach((column, i) => {
    column.forEach((fill, row) => {
      if (fill) hang(rect(x + i * bay + bay * 0.06, y - h * 0.04 - (row + 1) * step, bay * 0.88, step), fill, row);
    });
  });
  for (const row of range(rows + 1))
    p.line(
      trace([
        [x, y - h * 0.04 - row * step],
        [x + w, y - h * 0.04 - row * step],
      ]),
    );
  for (const i of range(hay.length + 1)) p.block(rect(x + i * bay - h * 0.022, y - h, h * 0.044, h), C.paper);
  p.block(
    poly([
      [x - bay * 0.35, y - h * 0.95],
      [x + w + bay * 0.35, y - h * 0.95],
      [x + w + bay * 0.16, y - h * 1.13],
      [x - bay * 0.16, y - h * 1.13],
    ]),
    roof,
  );
}
