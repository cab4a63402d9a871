/** A point on the sheet. */
export type Pt = readonly [number, number];

/** An upright box on the sheet. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** An outline as SVG path data, with the box that holds it. */
export interface Shape {
  readonly d: string;
  readonly box: Box;
}

/** Writes a coordinate with one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

function boxOf(points: readonly Pt[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Straight lines through the points, left open. */
export function trace(points: readonly Pt[]): Shape {
  return { d: `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, box: boxOf(points) };
}

/** A closed polygon. */
export function poly(points: readonly Pt[]): Shape {
  const open = trace(points);
  return { d: `${open.d}Z`, box: open.box };
}

/** A plain rectangle. */
export function rect(x: number, y: number, w: number, h: number): Shape {
  return poly([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);
}

/** The house block: a rectangle with corners cut; `corners` says which (top left, top right, bottom right, bottom left). */
export function cut(x: number, y: number, w: number, h: number, c: number, corners = '0100'): Shape {
  const [tl, tr, br, bl] = [...corners].map((flag) => (flag === '1' ? c : 0));
  const a = tl ?? 0;
  const b = tr ?? 0;
  const e = br ?? 0;
  const f = bl ?? 0;
  return poly([
    [x + a, y],
    [x + w - b, y],
    [x + w, y + b],
    [x + w, y + h - e],
    [x + w - e, y + h],
    [x + f, y + h],
    [x, y + h - f],
    [x, y + a],
  ]);
}

/** An ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number): Shape {
  const d = `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
  return { d, box: { x: cx - rx, y: cy - ry, w: 2 * rx, h: 2 * ry } };
}

/** A circle. */
export const disc = (cx: number, cy: number, r: number): Shape => oval(cx, cy, r, r);

/** Several outlines as one; inner outlines become holes. */
export function join(...shapes: readonly Shape[]): Shape {
  const corners = shapes.flatMap(({ box }): Pt[] => [
    [box.x, box.y],
    [box.x + box.w, box.y + box.h],
  ]);
  return { d: shapes.map(({ d }) => d).join(''), box: boxOf(corners) };
}

/** Path data written by hand in absolute M, L, Q, C commands. */
export function path(d: string): Shape {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const points: Pt[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return { d, box: boxOf(points) };
}

/** A soft line through the points (quadratic, bending at every point). */
export function soft(points: readonly Pt[], closed = false): Shape {
  const mid = (a: Pt, b: Pt): Pt => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const list = closed ? [...points, ...points.slice(0, 2)] : points;
  const first = list[0] ?? [0, 0];
  const last = list[list.length - 1] ?? first;
  const start = closed ? mid(first, list[1] ?? first) : first;
  const parts = list.slice(1, -1).map((p, i) => {
    const to = mid(p, list[i + 2] ?? p);
    return `Q${n(p[0])} ${n(p[1])} ${n(to[0])} ${n(to[1])}`;
  });
  const end = closed ? 'Z' : `L${n(last[0])} ${n(last[1])}`;
  return { d: `M${n(start[0])} ${n(start[1])}${parts.join('')}${end}`, box: boxOf(points) };
}

/** A point at an angle (degrees, clockwise from the right) and distance from a centre. */
export function polar(cx: number, cy: number, r: number, degrees: number): Pt {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
}

/** A part of a ring, between two radii and two angles. */
export function sector(cx: number, cy: number, r0: number, r1: number, from: number, to: number): Shape {
  const large = to - from > 180 ? 1 : 0;
  const at = (r: number, deg: number): string => polar(cx, cy, r, deg).map(n).join(' ');
  const inner = r0 > 0 ? `L${at(r0, to)}A${n(r0)} ${n(r0)} 0 ${large} 0 ${at(r0, from)}` : `L${n(cx)} ${n(cy)}`;
  const d = `M${at(r1, from)}A${n(r1)} ${n(r1)} 0 ${large} 1 ${at(r1, to)}${inner}Z`;
  return { d, box: { x: cx - r1, y: cy - r1, w: 2 * r1, h: 2 * r1 } };
}

/** Counts from 0 to `count` - 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
