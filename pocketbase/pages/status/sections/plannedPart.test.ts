import { monthOf, nextMonthWith } from './plannedPart';

const item = (day: number, hour = 12) => ({ at: new Date(2026, 11, day, hour).toISOString().replace('T', ' ') });

test('a month has whole weeks from Monday on', () => {
  const weeks = monthOf(2026, 11, []);
  // 1 December 2026 is a Tuesday.
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.map(({ day, isOutside }) => [day, isOutside]).slice(0, 2)).toEqual([
    [30, true],
    [1, false],
  ]);
  expect(weeks[4]?.map(({ date }) => date).at(-1)).toBe('2027-01-03');
});

test('a month that begins with a Sunday has six weeks at most', () => {
  expect(monthOf(2026, 7, [])).toHaveLength(6);
  // February 2027 begins with a Monday and has 28 days.
  expect(monthOf(2027, 1, [])).toHaveLength(4);
});

test('shows a planned record on its day in the reader’s time zone', () => {
  const [late, early] = [item(9, 23), item(9, 0)];
  const days = monthOf(2026, 11, [early, late, item(31)]).flat();
  expect(days.find(({ date }) => date === '2026-12-09')?.items).toEqual([early, late]);
  expect(days.find(({ date }) => date === '2026-12-31')?.items).toHaveLength(1);
  expect(days.filter(({ items }) => items.length > 0)).toHaveLength(2);
});

test('months count on over a year', () => {
  expect(
    monthOf(2026, 12, [])
      .flat()
      .find(({ isOutside }) => !isOutside)?.date,
  ).toBe('2027-01-01');
});

test('the next month with something planned is counted from the present one', () => {
  const now = new Date(2026, 10, 26);
  const planned = [{ at: '2099-03-01 12:00:00.000Z' }, item(9), { at: '2027-02-15 12:00:00.000Z' }];
  expect([-1, 0, 1, 2, 3].map((shown) => nextMonthWith(planned, shown, now))).toEqual([1, 1, 3, 3, 868]);
  expect(nextMonthWith(planned, 868, now)).toBeUndefined();
  expect(nextMonthWith([], 0, now)).toBeUndefined();
});
