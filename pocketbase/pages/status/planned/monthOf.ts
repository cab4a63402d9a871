/** A day of a calendar, as `YYYY-MM-DD`. */
export interface Day<T> {
  date: string;
  day: number;
  /** Of the month before, or after. */
  isOutside: boolean;
  items: T[];
}

/** A date as `YYYY-MM-DD` in the reader's time zone. */
export const dateOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * The weeks of a month, from Monday to Sunday.
 * @param month 0 for January; others count on: 12 is the January after
 * @param items with a time as PocketBase has it
 */
export function monthOf<T extends { at: string }>(year: number, month: number, items: readonly T[]): Day<T>[][] {
  const first = new Date(year, month, 1);
  const before = (first.getDay() + 6) % 7;
  const length = new Date(year, month + 1, 0).getDate();
  const byDate = new Map<string, T[]>();
  for (const item of items) {
    const date = dateOf(new Date(item.at.replace(' ', 'T')));
    byDate.set(date, [...(byDate.get(date) ?? []), item]);
  }
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const time = new Date(year, month, 1 - before + week * 7 + weekday);
      const date = dateOf(time);
      const isOutside = time.getMonth() !== first.getMonth();
      return { date, day: time.getDate(), isOutside, items: byDate.get(date) ?? [] };
    }),
  );
}

/**
 * The first month after the shown one that has an item, counted from the present month as `shown` is; undefined if there is none.
 * @param items with a time as PocketBase has it
 */
export function nextMonthWith(items: readonly { at: string }[], shown: number, now: Date): number | undefined {
  const months = items.map(({ at }) => {
    const time = new Date(at.replace(' ', 'T'));
    return (time.getFullYear() - now.getFullYear()) * 12 + time.getMonth() - now.getMonth();
  });
  const later = months.filter((month) => month > shown);
  return later.length > 0 ? Math.min(...later) : undefined;
}
