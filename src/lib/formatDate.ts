/** The editors' clock: a workshop at 9 is at 9 in Ljubljana wherever the site is built. */
const timeZone = 'Europe/Ljubljana';

/** A date in words of the locale: "5 November 2026", "5. november 2026". */
export function formatDate(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(tag(locale), { dateStyle: 'long', timeZone }).format(new Date(iso));
}

/** A time of day: "09:00", "9:00". */
export function formatTime(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(tag(locale), { timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** Month and year: "November 2026". */
export function formatMonth(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(tag(locale), { month: 'long', year: 'numeric', timeZone }).format(new Date(iso));
}

/** An amount in whole euros: "€490", "490 €". */
export function formatEuros(amount: number, locale: string): string {
  return new Intl.NumberFormat(tag(locale), { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    amount,
  );
}

/** American English would put the month first. */
const tag = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
