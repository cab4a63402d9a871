import { slabPaths, THICKNESS } from './PaperMountain';

const numbersOf = (path: string): number[] => (path.match(/-?\d+/g) ?? []).map(Number);
const pointsOf = (path: string): number[][] => {
  const numbers = numbersOf(path);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
};

it('draws a closed top, in whole numbers', () => {
  const { top } = slabPaths(170, 1.1);
  expect(top).toMatch(/^M-?\d+ -?\d+(C-?\d+( -?\d+){5}){16}Z$/);
  const points = pointsOf(top);
  expect(points.at(-1)).toEqual(points[0]);
});

it('draws a side from the right end of the top to its left, and up by the slab’s thickness', () => {
  const { top, side } = slabPaths(170, 1.1);
  expect(top.startsWith(side.slice(0, side.indexOf('v')))).toBe(true);
  expect(side).toContain(`v${-THICKNESS}H${numbersOf(top)[0]}Z`);
});

it('keeps a smaller slab within a larger one, so that a step is seen all around', () => {
  const [low, high] = [slabPaths(170, 1.1), slabPaths(150, 1.26)].map(({ top }) => pointsOf(top));
  const reach = (points: number[][] = []) => points.map(([x = 0, y = 0]) => Math.hypot(x, y / 0.52));
  const outer = reach(low);
  expect(reach(high).filter((value, i) => value >= (outer[i] ?? 0))).toEqual([]);
});
