import { type Estimate, estimate, restInWords, settle, type Stage } from './estimate';

const STAGES: readonly Stage[] = [
  { name: 'download', weight: 2, isOfNetwork: true },
  { name: 'content', weight: 3 },
  { name: 'source', weight: 6 },
  { name: 'bundles', weight: 35 },
  { name: 'pages', weight: 9 },
  { name: 'publish', weight: 3 },
];
const MACHINE = STAGES.slice(1).reduce((total, { weight }) => total + weight, 0);

interface Shown extends Estimate {
  at: number;
}

/** Everything that is shown each half second on a machine that is `slower` than the measured one. */
function watch({ slower, download = 2, stuck = 1 }: { slower: number; download?: number; stuck?: number }) {
  const seconds = STAGES.map(({ weight, isOfNetwork, name }) =>
    isOfNetwork ? download : weight * slower * (name === 'bundles' ? stuck : 1),
  );
  const shown: Shown[] = [];
  seconds.forEach((whole, index) => {
    const before = seconds.slice(0, index);
    const began = before.reduce((total, more) => total + more, 0);
    for (let elapsed = 0; elapsed < whole; elapsed += 0.5) {
      const part = STAGES[index]?.name === 'pages' ? elapsed / whole : undefined;
      const fresh = estimate(STAGES, { finished: before, elapsed, part });
      shown.push({ ...settle(shown.at(-1), fresh), at: began + elapsed });
    }
  });
  return { shown, whole: seconds.reduce((total, more) => total + more, 0) };
}

test.each([
  { slower: 0.3 },
  { slower: 1 },
  { slower: 6 },
  { slower: 1, download: 60 },
  { slower: 1, stuck: 8 },
  { slower: 7, stuck: 0.2 },
])('the share never decreases and is never 100, and there is always a rest (%p)', (machine) => {
  const { shown } = watch(machine);
  shown.forEach(({ share, rest }, index) => {
    expect(share).toBeGreaterThanOrEqual(shown[index - 1]?.share ?? 0);
    expect(share).toBeLessThan(100);
    expect(rest).toBeGreaterThan(0);
  });
  expect(shown[0]?.share).toBeLessThan(3);
  expect(shown.at(-1)?.share).toBeGreaterThan(90);
});

test('on the measured machine the rest is the true one, and nothing is late', () => {
  const { shown, whole } = watch({ slower: 1 });
  for (const { at, rest, isLate } of shown) {
    expect(Math.abs(rest - (whole - at))).toBeLessThan(6);
    expect(isLate).toBe(false);
  }
});

test.each([2, 4, 7])(
  'a machine %d times slower: the guess is right within a quarter and 3 s from a sixth of the time on',
  (slower) => {
    const { shown, whole } = watch({ slower });
    const later = shown.filter(({ at }) => at > whole / 6 && at < whole);
    for (const { at, rest } of later) expect(Math.abs(rest - (whole - at))).toBeLessThan(3 + 0.25 * (whole - at));
  },
);

test('a slow download is no measure of the machine', () => {
  const { rest } = estimate(STAGES, { finished: [60, 3], elapsed: 0 });
  expect(rest).toBeCloseTo(MACHINE - 3);
});

test('a skipped stage is done, and no measure either', () => {
  const { share, rest } = estimate(STAGES, { finished: [2, 3, undefined], elapsed: 0 });
  expect(share).toBe(Math.floor((100 * 11) / (MACHINE + 2)));
  expect(rest).toBeCloseTo(MACHINE - 9);
});

test('a stage that overruns is late, and its time raises the guess for the stages after it', () => {
  const at = (elapsed: number) => estimate(STAGES, { finished: [2, 3, 6], elapsed });
  expect([at(37).isLate, at(39).isLate]).toEqual([false, true]);
  expect(at(70).rest).toBeGreaterThan(at(39).rest);
  expect(at(1e6).share).toBeLessThan(Math.floor((100 * (11 + 35)) / (MACHINE + 2)));
  // The next stage begins: the guess is no longer late.
  expect(estimate(STAGES, { finished: [2, 3, 6, 70], elapsed: 0 })).toMatchObject({ isLate: false });
});

test('a signal within a stage replaces its time', () => {
  const finished = [2, 3, 6, 35];
  const half = estimate(STAGES, { finished, elapsed: 20, part: 0.5 });
  expect(half).toMatchObject({ share: Math.floor((100 * (46 + 4.5)) / (MACHINE + 2)), isLate: false });
  expect(half.rest).toBeGreaterThan(estimate(STAGES, { finished, elapsed: 4.5, part: 0.5 }).rest);
});

test('the shown rest is calm: only a clear increase is shown', () => {
  const shown = { share: 50, rest: 40, isLate: false };
  expect(settle(shown, { share: 48, rest: 45, isLate: true })).toEqual({ share: 50, rest: 40, isLate: true });
  expect(settle(shown, { share: 51, rest: 39, isLate: false })).toMatchObject({ share: 51, rest: 39 });
  expect(settle(shown, { share: 50, rest: 90, isLate: true })).toMatchObject({ rest: 90 });
});

test.each([
  [0.2, false, 'a few seconds left'],
  [36, false, 'about 40 s left'],
  [61, false, 'about 70 s left'],
  [190, false, 'about 3 min left'],
  [12, true, 'a little longer than thought, about 15 s left'],
])('%d s in words', (rest, isLate, words) => {
  expect(restInWords({ share: 1, rest, isLate })).toBe(words);
});
