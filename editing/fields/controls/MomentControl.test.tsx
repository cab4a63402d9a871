import { toLocal, toUtc } from './MomentControl';

test('a moment is shown in the zone of the browser, and kept in UTC', () => {
  const offset = new Date('2026-12-01T08:00:00Z').getTimezoneOffset();
  const local = new Date(Date.UTC(2026, 11, 1, 8, -offset)).toISOString().slice(0, 16);
  expect(toLocal('2026-12-01 08:00:00.000Z')).toBe(local);
  expect(toUtc(local)).toBe('2026-12-01 08:00:00.000Z');
});

test.each(['', 'soon'])('%j is no moment', (text) => {
  expect([toLocal(text), toUtc(text)]).toEqual(['', '']);
});
