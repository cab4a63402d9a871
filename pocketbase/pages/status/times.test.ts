import { distance, duration, moment } from './times';

const NOW = Date.parse('2026-07-01T12:00:00Z');

test.each([
  ['2026-07-01 11:59:30.000Z', 'just now'],
  ['2026-07-01 12:00:20.000Z', 'in a moment'],
  ['2026-07-01 11:57:10.000Z', '2 minutes ago'],
  ['2026-07-01 14:30:00.000Z', 'in 2 hours'],
  ['2026-06-30 11:00:00.000Z', 'yesterday'],
  ['2026-06-11 12:00:00.000Z', '20 days ago'],
  ['2026-09-05 12:00:00.000Z', 'in 2 months'],
  ['2099-03-01 12:00:00.000Z', 'in 72 years'],
])('%s is %s', (text, words) => {
  expect(distance(text, NOW)).toBe(words);
});

test.each([
  [-5, '0.0 s'],
  [840, '0.8 s'],
  [9_960, '10.0 s'],
  [42_400, '42 s'],
  [185_000, '3 min 5 s'],
])('%s ms are %s', (ms, words) => {
  expect(duration(ms)).toBe(words);
});

test('a time is in the reader’s zone, in summer and in winter', () => {
  expect(moment('2026-07-01 10:00:00.000Z', 'Europe/Ljubljana')).toBe('1 Jul 2026, 12:00');
  expect(moment('2026-12-01 10:00:00.000Z', 'Europe/Ljubljana')).toBe('1 Dec 2026, 11:00');
});
