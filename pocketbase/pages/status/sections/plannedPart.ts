import { fill } from '../../../../src/lib/text/fill';
import type { PlannedRecord } from '../../../hooks/status/types';
import { button, type Child, el, spokenText } from '../elements';
import { locale, recordName, texts } from '../texts';
import { timeTag } from '../times';
import { recordLink } from '../words';

/** A day of a calendar, as `YYYY-MM-DD`. */
interface Day<T> {
  date: string;
  day: number;
  /** Of the month before, or after. */
  isOutside: boolean;
  items: T[];
}

/** A date as `YYYY-MM-DD` in the reader's time zone. */
const dateOf = (time: Date): string =>
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

/** The calendar's month, counted from the present one, and the way to another one. */
export interface Shown {
  month: number;
  /** @param by months */
  show: (by: number) => void;
}

/** The planned publications in a calendar of one month; on narrow screens a list. */
export function plannedPart(planned: readonly PlannedRecord[], shown: Shown): Child[] {
  if (planned.length === 0) return [el('p', {}, texts.planned.none)];
  const now = new Date();
  return [
    el('p', { class: 'months' }, ...steps(planned, shown, now)),
    grid(planned, firstOf(now, shown.month), dateOf(now)),
    el(
      'ul',
      { class: 'card rows agenda', 'aria-label': texts.planned.agenda },
      ...planned.map((record) => el('li', {}, link(record), el('span', { class: 'meta' }, timeTag(record.at)))),
    ),
  ];
}

const firstOf = (now: Date, month: number): Date => new Date(now.getFullYear(), now.getMonth() + month, 1);
const monthName = (first: Date): string => first.toLocaleDateString(locale, { month: 'long', year: 'numeric' });

/** The buttons to other months: a publication that is years ahead is one step away, and so is the way back. */
function steps(planned: readonly PlannedRecord[], { month, show }: Shown, now: Date): Child[] {
  const step = (id: string, by: number, label: string) =>
    button({ class: 'quiet', id: `month-${id}`, onclick: () => show(by) }, label);
  const { previous, next, jump, present } = texts.planned;
  const following = nextMonthWith(planned, month, now);
  return [
    month > 0 && step('previous', -1, previous),
    step('next', 1, next),
    following !== undefined &&
      following > month + 1 &&
      step('planned', following - month, fill(jump, { month: monthName(firstOf(now, following)) })),
    month > 1 && step('present', -month, present),
  ];
}

function grid(planned: readonly PlannedRecord[], first: Date, today: string) {
  const [year, month] = [first.getFullYear(), first.getMonth()];
  const weeks = monthOf(year, month, planned);
  const weekday = (date: string, form: 'long' | 'short') =>
    new Date(`${date}T12:00`).toLocaleDateString(locale, { weekday: form });
  return el(
    'div',
    { class: 'scroll grid' },
    el(
      'table',
      { class: 'month' },
      el('caption', { 'aria-live': 'polite' }, monthName(first), spokenText(`: ${texts.page.planned}`)),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          ...(weeks[0] ?? []).map(({ date }) =>
            el('th', { scope: 'col', abbr: weekday(date, 'long') }, weekday(date, 'short')),
          ),
        ),
      ),
      el('tbody', {}, ...weeks.map((week) => el('tr', {}, ...week.map((day) => cell(day, today))))),
    ),
  );
}

function cell({ date, day, isOutside, items }: Day<PlannedRecord>, today: string) {
  return el(
    'td',
    { class: isOutside && 'outside', 'aria-current': date === today && 'date' },
    el('time', { class: 'day', datetime: date }, String(day)),
    items.length > 0 && el('ul', {}, ...items.map((record) => el('li', {}, `${clock(record.at)} `, link(record)))),
  );
}

const clock = (at: string) =>
  new Date(at.replace(' ', 'T')).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });

function link(record: PlannedRecord) {
  const { collection, id, label } = record;
  if (collection === 'prepared_sets') return el('a', { href: `#set-${id}` }, fill(texts.planned.set, { label }));
  return el('a', { href: recordLink(collection, id) }, recordName(record));
}
