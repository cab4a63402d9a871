/** The editors' time zone: a workshop at 9 is at 9 in Ljubljana wherever the site is built. */
const timeZone = 'Europe/Ljubljana';

/** A date in the locale's format: "5 November 2026", "5. november 2026". */
export const formatDate = dates({ dateStyle: 'long', timeZone });

/** A time of day: "09:00", "9:00". */
export const formatTime = dates({ timeStyle: 'short', timeZone });

/** Month and year: "November 2026". */
export const formatMonth = dates({ month: 'long', year: 'numeric', timeZone });

const days = new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });

/**
 * The day on the editors' clock, as text that compares as days do: 2026-11-21.
 * @param moment with a space or a T between day and time; now by default
 */
export function localDay(moment?: string): string {
  const parts = days.formatToParts(moment === undefined ? new Date() : new Date(moment.replace(' ', 'T')));
  return (['year', 'month', 'day'] as const).map((name) => parts.find(({ type }) => type === name)?.value).join('-');
}

const euros = (digits: number) =>
  perLocale((tag) => {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', ...fraction });
  });
const [wholeEuros, eurosAndCents] = [euros(0), euros(2)];

/** An amount in euros, with cents if it has any: "€490", "490 €", "€49.90". */
export const formatEuros = (amount: number, locale: string): string =>
  (Number.isInteger(amount) ? wholeEuros : eurosAndCents)(locale).format(amount);

/** The time of something with or without an end: "5 November 2026, 09:00–17:00"; with both days if it ends on another one. */
export function formatSpan(start: string, end: string | null, locale: string): string {
  const [day, lastDay] = [start, end ?? start].map((moment) => formatDate(moment, locale));
  const from = `${day}, ${formatTime(start, locale)}`;
  if (!end || end < start) return from;
  const until = formatTime(end, locale);
  return day === lastDay ? `${from}–${until}` : `${from} – ${lastDay}, ${until}`;
}

function dates(options: Intl.DateTimeFormatOptions): (iso: string, locale: string) => string {
  const formats = perLocale((tag) => new Intl.DateTimeFormat(tag, options));
  return (iso, locale) => formats(locale).format(new Date(iso));
}

/**
 * Keeps one formatter for each locale: a list has a date on each card, and creating a formatter takes longer than using
 * it.
 */
function perLocale<Format>(make: (tag: string) => Format): (locale: string) => Format {
  const formats = new Map<string, Format>();
  return (locale) => {
    // American English has the month first.
    const format = formats.get(locale) ?? make(locale === 'en' ? 'en-GB' : locale);
    formats.set(locale, format);
    return format;
  };
}
