/** A height over the sheet. */
export type Field = (x: number, y: number) => number;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function slope(ix: number, iy: number, seed: number, dx: number, dy: number): number {
  let hash = Math.imul(ix, 374761393) + Math.imul(iy, 668265263) + Math.imul(seed, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  const angle = ((hash ^ (hash >>> 16)) >>> 0) * 1.4629180792671596e-9;
  return Math.cos(angle) * dx + Math.sin(angle) * dy;
}

/** Gradient noise of about -0.7 to 0.7; `period` (in cells) makes it repeat without a seam. */
export function noise(x: number, y: number, seed: number, period = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const wrap = (n: number): number => (period ? ((n % period) + period) % period : n);
  const at = (ox: number, oy: number): number => slope(wrap(x0 + ox), wrap(y0 + oy), seed, x - x0 - ox, y - y0 - oy);
  const u = fade(x - x0);
  const v = fade(y - y0);
  const top = at(0, 0) + u * (at(1, 0) - at(0, 0));
  const bottom = at(0, 1) + u * (at(1, 1) - at(0, 1));
  return top + v * (bottom - top);
}

/** Rolling country: two octaves of noise, `size` pixels from hill to hill. */
export function country(size: number, seed: number): Field {
  return (x, y) => noise(x / size, y / size, seed) + 0.35 * noise((x / size) * 2.1, (y / size) * 2.1, seed + 7);
}

/** Adds round hills `[x, y, radius, height]` to a field, so that contours gather where we want them. */
export function hills(base: Field, tops: readonly (readonly [number, number, number, number])[]): Field {
  return (x, y) =>
    tops.reduce((sum, [hx, hy, r, h]) => sum + h * Math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / (r * r)), base(x, y));
}
