import { nextReleaseTime, releaseId } from './releases';

const now = new Date('2026-11-23T07:00:00.000Z');

test('the clock counts while it goes forward', () => {
  expect(nextReleaseTime([], now)).toEqual(now);
  expect(nextReleaseTime(['2026-11-23T06-59-59-999Z', '2025-01-01T00-00-00-000Z', 'notes'], now)).toEqual(now);
});

test('after the clock was put back, a release still sorts after all before it', () => {
  const ids = ['2026-11-23T08-00-00-000Z', '2026-11-23T06-00-00-000Z'];
  for (let i = 0; i < 3; i++) ids.push(releaseId(nextReleaseTime(ids, now)));
  expect([...ids].sort().at(-1)).toBe('2026-11-23T08-00-00-003Z');
  expect(ids.slice(2)).toEqual([...ids.slice(2)].sort());
});
