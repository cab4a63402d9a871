/**
 * Returns all values of a query, decoded byte by byte as Go does: decodeURIComponent fails on bytes that are not UTF-8, and one
 * such byte would hide all others.
 * @param rawQuery without its question mark
 */
export function termsOf(rawQuery: string) {
  return rawQuery.replace(/\+/g, ' ').replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}
