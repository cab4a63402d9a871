/** The editors' time zone: a workshop at 9 is at 9 in Ljubljana wherever the site is built. */
const timeZone = 'Europe/Ljubljana';

/** A date in the locale's format: "5 November 2026", "5. november 2026". */
export const formatDate = dates({ dateStyle: 'long', timeZone });

/** A time of day: "09:00", "9:00". */
export const formatTime = dates({ timeStyle: 'short', timeZone });

/** Month and year: "November 2026". */
export const formatMonth = dates({ month: 'long', year: 'numeric', timeZone });

const euros = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

/** An amount in whole euros: "€490", "490 €". */
export const formatEuros = (amount: number, locale: string): string => euros(locale).format(amount);

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
