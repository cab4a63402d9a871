/** Enough for every field at its longest, in any script but the widest. */
export const MAX_BYTES = 16 * 1024;

/**
 * A request's body as text.
 * @returns undefined if its bytes are no UTF-8: they would be changed by being read
 */
export function readBody(request: http.Request): string | undefined {
  const bytes = toBytes(request.body);
  const text = toString(bytes);
  return Buffer.from(text, 'utf8').length === bytes.length ? text : undefined;
}

/**
 * A body's type without its parameters.
 */
export function contentType(request: http.Request) {
  return request.header.get('Content-Type').replace(/;.*$/s, '').trim().toLowerCase();
}
