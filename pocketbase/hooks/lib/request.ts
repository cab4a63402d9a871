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

/**
 * The fields of a request's body; none for a body of `null`, which PocketBase parses as such.
 */
export function bodyOf(e: Pick<core.RequestEvent, 'requestInfo'>): Record<string, unknown> {
  return e.requestInfo().body || {};
}

/**
 * A text of a body, '' for anything else: String() would call the `toString` that an object of the body brings along.
 */
export function textOf(value: unknown) {
  return typeof value === 'string' ? value : '';
}

/**
 * Whether the browser came by https; before a proxy the site's own address says so.
 */
export const isSecure = (e: Pick<core.RequestEvent, 'isTLS'>) =>
  e.isTLS() || ($os.getenv('SITE_ORIGIN') || '').startsWith('https:');
