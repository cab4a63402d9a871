import { contourLines } from '../core/contours';
import { noise, type Field } from '../core/noise';
import { C } from '../core/palette';
import type { Pt } from '../core/shapes';

const side = 600;
const cells = 3;
const field: Field = (x, y) => noise((x / side) * cells, (y / side) * cells, 11, cells);

const onEdge = ([x, y]: Pt): boolean => x < 0.5 || y < 0.5 || x > side - 0.5 || y > side - 0.5;

/** Keeps every point that lies far enough from the one before, and always both ends. */
function thin(run: readonly Pt[], gap: number): Pt[] {
  const kept: Pt[] = [];
  run.forEach((p, i) => {
    const last = kept[kept.length - 1];
    const end = i === run.length - 1;
    if (last && !end && Math.hypot(p[0] - last[0], p[1] - last[1]) < gap) return;
    if (last && end && Math.hypot(p[0] - last[0], p[1] - last[1]) < gap * 0.6 && kept.length > 1) kept.pop();
    kept.push(p);
  });
  return kept;
}

/** The direction of the contour at a point, taken from the field itself so that lines meet across the seam without a kink. */
function along([x, y]: Pt, towards: Pt): Pt {
  const dx = field(x + 1, y) - field(x - 1, y);
  const dy = field(x, y + 1) - field(x, y - 1);
  const length = Math.hypot(dx, dy) || 1;
  const t: Pt = [-dy / length, dx / length];
  return t[0] * towards[0] + t[1] * towards[1] < 0 ? [-t[0], -t[1]] : t;
}

function curve(run: readonly Pt[]): string {
  const first = run[0] ?? [0, 0];
  const r = (v: number): number => Math.round(v);
  let d = `M${r(first[0])} ${r(first[1])}`;
  run.slice(1).forEach((to, i) => {
    const from = run[i] ?? to;
    const towards: Pt = [to[0] - from[0], to[1] - from[1]];
    const reach = Math.hypot(...towards) / 3;
    const out = along(from, towards);
    const back = along(to, towards);
    const c1: Pt = [from[0] + out[0] * reach, from[1] + out[1] * reach];
    const c2: Pt = [to[0] - back[0] * reach, to[1] - back[1] * reach];
    const ends = `${r(c2[0])} ${r(c2[1])} ${r(to[0])} ${r(to[1])}`;
    d += i === 0 ? `C${r(c1[0])} ${r(c1[1])} ${ends}` : `S${ends}`;
  });
  return d;
}

/** A background tile of contour lines that repeats without a seam. */
export function tile(): string {
  let d = '';
  for (const run of contourLines(field, { x: 0, y: 0, w: side, h: side }, [-0.3, -0.12, 0.06, 0.24], 12)) {
    const thinned = thin(run, 66);
    if (thinned.length > 3 || run.filter(onEdge).length > 1) d += curve(thinned);
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
    `<path d="${d}" fill="none" stroke="${C.ink}" stroke-opacity=".08" stroke-width="1.5"/></svg>\n`
  );
}
