import { fill } from '../../../hooks/lib/fill';
import type { PlannedRecord } from '../../../hooks/status/types';
import { button, type Child, el, spokenText } from '../elements';
import { locale, recordName, texts } from '../texts';
import { timeTag } from '../times';
import { recordLink } from '../words';
import { dateOf, type Day, monthOf, nextMonthWith } from './monthOf';

/** The calendar's month, counted from the present one, and the way to another one. */
export interface Shown {
  month: number;
  /** @param by months */
  show: (by: number) => void;
}

/** The planned publications in a calendar of one month; on narrow screens a list. */
export function plannedPart(planned: readonly PlannedRecord[], shown: Shown, now = new Date()): Child[] {
  if (planned.length === 0) return [el('p', {}, texts.planned.none)];
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
