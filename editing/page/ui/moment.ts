import { locale } from '../texts';

/** A time of PocketBase in the reader's language and time zone: 21 Nov 2026, 22:10. */
export const moment = (text: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    Date.parse(text.replace(' ', 'T')),
  );

/** A time of today: 14:03; of another day: 21 Nov 2026, 22:10. @param at milliseconds */
export const dayAndTime = (at: number): string =>
  new Date(at).toDateString() === new Date().toDateString() ? timeOfDay(at) : moment(new Date(at).toISOString());

/** A time of day: 14:03. @param at milliseconds */
export const timeOfDay = (at: number): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
