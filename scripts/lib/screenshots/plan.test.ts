import { fewShotsOf, shotsOf } from './plan';

test.each(['release', 'preview'] as const)(
  'npm test takes each page of a %s on a phone in one language, and on a laptop in the other',
  (built) => {
    const few = fewShotsOf(built);
    const paths = [...new Set(shotsOf(built).map(({ path }) => path))].sort();
    expect(few.map(({ path }) => path).sort()).toEqual(paths);
    for (const path of paths.filter((one) => !one.startsWith('/sl/'))) {
      const widths = few.filter((shot) => [path, `/sl${path}`].includes(shot.path)).map(({ width }) => width);
      expect(widths.sort()).toEqual([1280, 360]);
    }
    const english = few.filter(({ path }) => !path.startsWith('/sl/')).map(({ width }) => width);
    expect(new Set(english).size).toBe(Math.min(2, english.length));
  },
);
