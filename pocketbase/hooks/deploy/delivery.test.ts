import { describeRefusal, isSettled, MOST_ATTEMPTS, pauseAfter } from './delivery';

const URL = 'Post "https://api.netlify.com/build_hooks/secret123"';

test.each([
  [{ status: 500 }, 'api.netlify.com answered 500. It is tried again.'],
  [{ status: 404 }, 'api.netlify.com does not know this hook (404). Check BUILD_HOOK_URL.'],
  [{ error: `${URL}: dial tcp: connect: connection refused` }, 'api.netlify.com refuses connections. Is it running?'],
  [{ error: `${URL}: context deadline exceeded` }, 'api.netlify.com did not answer in time. It is tried again.'],
  [{ error: `${URL}: something` }, 'api.netlify.com could not be reached. It is tried again.'],
])('%j', (outcome, words) => {
  expect(describeRefusal('api.netlify.com', outcome)).toBe(words);
});

const NOW = Date.parse('2026-12-01T12:00:30.000Z');

test.each([
  ['2026-12-01 12:00:28.500Z', '', true],
  ['2026-12-01 12:00:28.501Z', '', false],
  ['2026-12-01 12:00:29.900Z', '2026-12-01 12:00:11.000Z', false],
  ['2026-12-01 12:00:29.900Z', '2026-12-01 12:00:10.000Z', true],
  // The clock was set back by an hour after the change.
  ['2026-12-01 13:00:29.900Z', '', true],
  ['2026-12-01 13:00:29.900Z', '2026-12-01 13:00:10.000Z', true],
])('changed %s, first %s: %s', (changedAt, firstAt, settled) => {
  expect(isSettled(changedAt, firstAt, NOW)).toBe(settled);
});

test('pauses grow, and end', () => {
  const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, i) => pauseAfter(i + 1, 0.5));
  expect(pauses.slice(0, 3)).toEqual([10_000, 60_000, 300_000]);
  expect(pauses.slice(0, -1)).toEqual([...pauses.slice(0, -1)].sort((a = 0, b = 0) => a - b));
  expect(pauses.at(-1)).toBeUndefined();
});

test('chance spreads them by a fifth', () => {
  expect([pauseAfter(2, 0), pauseAfter(2, 1)]).toEqual([48_000, 72_000]);
});
