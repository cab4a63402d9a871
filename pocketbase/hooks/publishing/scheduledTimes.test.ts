import { nextScheduledTime } from './scheduledTimes';

const HOUR = 3_600_000;
/** The value that the dashboard stores for an input in Ljubljana; `offset`: hours of local time ahead of UTC. */
const entered = (local: string, offset: number) =>
  new Date(Date.parse(`${local.replace(' ', 'T')}Z`) - offset * HOUR).toISOString().replace('T', ' ');

test('the earliest after now, whatever the order; none without any', () => {
  const now = '2026-11-21 12:00:00.000Z';
  const all = ['2026-12-24 08:00:00.000Z', '2026-11-21 11:59:59.999Z', '2026-11-21 12:00:00.001Z', '', now];
  expect(nextScheduledTime(all, now)).toBe('2026-11-21 12:00:00.001Z');
  expect(nextScheduledTime(['', '2020-01-01 00:00:00.000Z'], now)).toBe('');
  expect(nextScheduledTime([], now)).toBe('');
});

test('in spring an hour is left out: a time after it comes an hour sooner than it seems', () => {
  const before = entered('2026-03-29 01:30:00.000', 1);
  const after = entered('2026-03-29 03:30:00.000', 2);
  expect([before, after]).toEqual(['2026-03-29 00:30:00.000Z', '2026-03-29 01:30:00.000Z']);
  expect(nextScheduledTime([after, before], '2026-03-28 23:00:00.000Z')).toBe(before);
  expect(nextScheduledTime([after, before], before)).toBe(after);
});

test('in autumn an hour comes twice: each of its times comes once, in order', () => {
  const first = entered('2026-10-25 02:30:00.000', 2);
  const second = entered('2026-10-25 02:30:00.000', 1);
  const later = entered('2026-10-25 03:00:00.000', 1);
  const reached = [];
  for (let now = '2026-10-24 22:00:00.000Z'; now;) {
    now = nextScheduledTime([later, second, first], now);
    if (now) reached.push(now);
  }
  expect(reached).toEqual(['2026-10-25 00:30:00.000Z', '2026-10-25 01:30:00.000Z', '2026-10-25 02:00:00.000Z']);
});
