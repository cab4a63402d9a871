/**
 * Every value of a query, to be looked through. Byte by byte, as Go reads it: decodeURIComponent would give up at bytes that
 * are no UTF-8, and one such byte would hide all others.
 * @param rawQuery without its question mark
 */
export function termsOf(rawQuery: string) {
  return rawQuery.replace(/\+/g, ' ').replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}
