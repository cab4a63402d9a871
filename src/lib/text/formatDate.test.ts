import { formatDate, formatEuros, formatMonth, formatSpan, formatTime, localDay } from './formatDate';

it('formats dates in the locale', () => {
  expect(formatDate('2026-11-05T08:00:00.000Z', 'en')).toBe('5 November 2026');
  expect(formatDate('2026-11-05T08:00:00.000Z', 'sl')).toBe('5. november 2026');
});

it("keeps the editors' clock, summer time included", () => {
  expect(formatTime('2027-01-20T08:00:00.000Z', 'en')).toBe('09:00');
  expect(formatTime('2027-05-20T07:00:00.000Z', 'en')).toBe('09:00');
});

it('takes the day from that clock too', () =>
  expect(formatDate('2026-12-31T23:30:00.000Z', 'en')).toBe('1 January 2027'));
it.each([
  ['2026-11-05 22:59:59.999Z', '2026-11-05'],
  ['2026-11-05 23:00:00.000Z', '2026-11-06'],
  ['2026-07-05T22:00:00.000Z', '2026-07-06'],
])('counts %s as the day %s', (moment, day) => expect(localDay(moment)).toBe(day));
it('writes months', () => expect(formatMonth('2026-11-05T08:00:00.000Z', 'sl')).toBe('november 2026'));
it('writes euros as the locale does', () => {
  expect(formatEuros(490, 'en')).toBe('€490');
  expect(formatEuros(490, 'sl')).toBe('490\u00a0€');
});
it('writes cents only where there are some', () => {
  expect(formatEuros(49.9, 'en')).toBe('€49.90');
  expect(formatEuros(0.4, 'sl')).toBe('0,40\u00a0€');
});
it('writes a span of time with both days if it ends on another one', () => {
  const start = '2026-11-05T08:00:00.000Z';
  expect(formatSpan(start, null, 'en')).toBe('5 November 2026, 09:00');
  expect(formatSpan(start, '2026-11-05T16:00:00.000Z', 'en')).toBe('5 November 2026, 09:00–17:00');
  expect(formatSpan(start, '2026-11-06T16:00:00.000Z', 'sl')).toBe('5. november 2026, 09:00 – 6. november 2026, 17:00');
});
it('leaves out an end before the beginning', () =>
  expect(formatSpan('2026-11-05T08:00:00.000Z', '2025-11-05T16:00:00.000Z', 'en')).toBe('5 November 2026, 09:00'));
