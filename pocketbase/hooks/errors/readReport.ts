const LONGEST: Readonly<Record<string, number>> = { message: 300, stack: 3000, path: 300, version: 20 };

/** An address without what stands behind its path: a query may say who asked. */
const withoutQuery = (text: string) => text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1');

/** Letters only, on lines: nothing that moves a terminal's cursor or ends an entry of a log. */
const printable = (text: string) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');

/**
 * Takes from what a browser sent what an error report holds, and nothing else. The browser has taken out what is personal
 * (src/runtime/errors/errorReport.ts); addresses are looked at once more, since anybody can send a report.
 * @param body parsed JSON
 * @returns undefined for no report
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
