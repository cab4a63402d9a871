import { countOne, readQuota } from './quota';

test.each([
  ['', { count: 20, periodMs: 600_000 }],
  ['0', { count: 0, periodMs: 600_000 }],
  ['7', { count: 7, periodMs: 600_000 }],
  ['30/10m', { count: 30, periodMs: 600_000 }],
  [' 2 / 30 s ', { count: 2, periodMs: 30_000 }],
  ['100/1h', { count: 100, periodMs: 3_600_000 }],
  ['many', undefined],
  ['-1', undefined],
  ['5/0m', undefined],
  ['5/10d', undefined],
])('"%s"', (text, quota) => {
  expect(readQuota(text)).toEqual(quota);
});

test('as many as allowed pass, then one at a time', () => {
  const quota = { count: 3, periodMs: 60_000 };
  const now = 1_800_000_000_000;
  let kept = 0;
  const count = (at: number) => {
    const { wait, until } = countOne(kept, quota, at);
    kept = until;
    return wait;
  };
  expect([count(now), count(now), count(now)]).toEqual([0, 0, 0]);
  expect([count(now), count(now + 19_000)]).toEqual([20, 1]);
  expect([count(now + 20_000), count(now + 20_000)]).toEqual([0, 20]);
  expect([1, 2, 3, 4].map(() => count(now + 120_000))).toEqual([0, 0, 0, 20]);
});

test('no limit counts nothing', () => {
  expect(countOne(0, { count: 0, periodMs: 1 }, 5)).toEqual({ wait: 0, until: 0 });
});

test('a clock that is set back by an hour locks nobody out', () => {
  const quota = { count: 3, periodMs: 600_000 };
  const now = 1_800_000_000_000;
  const { until } = countOne(0, quota, now);
  const after = countOne(until, quota, now - 3_600_000);
  expect(after).toEqual({ wait: 0, until: now - 3_600_000 + 200_000 });
  // From there on it counts as usual.
  expect(countOne(now - 3_600_000 + 600_000, quota, now - 3_600_000).wait).toBeGreaterThan(0);
});
