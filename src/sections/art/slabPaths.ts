type Point = readonly [x: number, y: number];

/** Points of a slab's edge; an even number, so that one is opposite to the first. */
const POINTS = 16;
/** The ratio of a circle on the ground in perspective. */
const FLATNESS = 0.52;

/** Thickness of a slab, in the drawing's units. */
export const THICKNESS = 18;

/** The edge of a slab: nearly a circle, with bays and ridges that `turn` rotates. */
function edge(radius: number, turn: number): Point[] {
  return Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const reach = radius * (1 + 0.1 * Math.sin(3 * angle + turn) + 0.06 * Math.sin(5 * angle + 2 * turn));
    return [reach * Math.cos(angle), reach * FLATNESS * Math.sin(angle)];
  });
}

/** A smooth curve through the first points of a closed edge (Catmull-Rom as Bézier curves), in whole numbers. */
function curve(points: readonly Point[], count: number): string {
  const at = (i: number): Point => points[(i + POINTS) % POINTS] ?? [0, 0];
  const mix = (a: Point, b: Point, c: Point): Point => [a[0] + (c[0] - b[0]) / 6, a[1] + (c[1] - b[1]) / 6];
  const steps = Array.from({ length: count }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const numbers = [...mix(from, before, to), ...mix(to, after, from), ...to];
    return `C${numbers.map(Math.round).join(' ')}`;
  });
  return `M${at(0).map(Math.round).join(' ')}${steps.join('')}`;
}

/** The outlines of a slab around its centre: its top, and the visible part of its side. */
export function slabPaths(radius: number, turn: number): { top: string; side: string } {
  const points = edge(radius, turn);
  const back = -THICKNESS;
  const side = `${curve(points, POINTS / 2)}v${back}H${Math.round(points[0]?.[0] ?? 0)}Z`;
  return { top: `${curve(points, POINTS)}Z`, side };
}
