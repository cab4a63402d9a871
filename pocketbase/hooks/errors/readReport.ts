const LONGEST: Readonly<Record<string, number>> = { message: 300, stack: 3000, path: 300, version: 20 };

/** Removes queries from URLs in a text: they may identify the visitor. */
const withoutQuery = (text: string) => text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1');

/** Replaces control characters other than line ends: they could move a terminal's cursor or forge a log entry. */
const printable = (text: string) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');

/**
 * Reads the fields of an error report. The browser has removed personal data (src/runtime/errors/errorReport.ts); URLs are
 * cleaned once more, since anybody can send a report.
 * @param body parsed JSON
 * @returns undefined when the body is not a report
 */
export function readReport(
  body: unknown,
): { message: string; stack: string; path: string; version: string } | undefined {
  const text = (name: string) => {
    const value = body instanceof Object ? (body as Record<string, unknown>)[name] : undefined;
    return typeof value === 'string' ? printable(withoutQuery(value)).slice(0, LONGEST[name] ?? 0) : '';
  };
  const message = text('message').trim();
  const path = text('path').replace(/[?#].*$/s, '');
  if (!message || !path.startsWith('/')) return undefined;
  return { message, stack: text('stack'), path, version: text('version') };
}
