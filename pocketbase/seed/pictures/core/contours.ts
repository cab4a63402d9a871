import type { Field } from './noise';
import type { Box, Pt } from './shapes';

const key = ([x, y]: Pt): string => `${x.toFixed(2)},${y.toFixed(2)}`;

function crossings(heights: Float64Array, box: Box, level: number, cell: number): [Pt, Pt][] {
  const out: [Pt, Pt][] = [];
  const columns = Math.ceil(box.w / cell);
  const rows = Math.ceil(box.h / cell);
  const sample = (i: number, j: number): number => (heights[j * (columns + 1) + i] ?? 0) - level;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const corners = [sample(i, j), sample(i + 1, j), sample(i + 1, j + 1), sample(i, j + 1)] as const;
      if (Math.min(...corners) >= 0 || Math.max(...corners) < 0) continue;
      const at: readonly Pt[] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const hits: Pt[] = [];
      for (let side = 0; side < 4; side++) {
        const a = corners[side] ?? 0;
        const b = corners[(side + 1) % 4] ?? 0;
        const from = at[side];
        const to = at[(side + 1) % 4];
        if (!from || !to || a < 0 === b < 0) continue;
        const t = a / (a - b);
        hits.push([box.x + (from[0] + (to[0] - from[0]) * t) * cell, box.y + (from[1] + (to[1] - from[1]) * t) * cell]);
      }
      const [p, q, r, s] = hits;
      if (p && q) out.push([p, q]);
      if (r && s) out.push([r, s]);
    }
  }
  return out;
}

function chain(segments: [Pt, Pt][]): Pt[][] {
  const ends = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const end of segment) ends.set(key(end), [...(ends.get(key(end)) ?? []), index]);
  });
  const used = new Set<number>();
  const walk = (from: Pt): Pt[] => {
    const line: Pt[] = [];
    let here = from;
    for (;;) {
      const next = (ends.get(key(here)) ?? []).find((index) => !used.has(index));
      const segment = next === undefined ? undefined : segments[next];
      if (next === undefined || !segment) return line;
      used.add(next);
      here = key(segment[0]) === key(here) ? segment[1] : segment[0];
      line.push(here);
    }
  };
  return segments.flatMap((segment, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const forward = walk(segment[1]);
    const back = walk(segment[0]);
    return [[...back.reverse(), segment[0], segment[1], ...forward]];
  });
}

function survey(field: Field, box: Box, cell: number): Float64Array {
  const columns = Math.ceil(box.w / cell) + 1;
  const rows = Math.ceil(box.h / cell) + 1;
  return Float64Array.from({ length: columns * rows }, (_, k) =>
    field(box.x + (k % columns) * cell, box.y + Math.floor(k / columns) * cell),
  );
}

/** Lines of equal height: marching squares over the box, joined into long runs of points. */
export function contourLines(field: Field, box: Box, levels: readonly number[], cell: number): Pt[][] {
  // The field is surveyed once for all levels: it is far dearer than the marching.
  const heights = survey(field, box, cell);
  return levels.flatMap((level) => chain(crossings(heights, box, level, cell)));
}
