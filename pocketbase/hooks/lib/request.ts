/** The largest body of a form: enough for every field at its longest, in all scripts but those with the widest encoding. */
export const MAX_BYTES = 16 * 1024;

/**
 * A request's body as text.
 * @returns undefined if its bytes are not UTF-8: reading would change them
 */
export function readBody(request: http.Request): string | undefined {
  const bytes = toBytes(request.body);
  const text = toString(bytes);
  return Buffer.from(text, 'utf8').length === bytes.length ? text : undefined;
}

/** The content type of a body, without its parameters. */
export function contentType(request: http.Request) {
  return request.header.get('Content-Type').replace(/;.*$/s, '').trim().toLowerCase();
}

/** The fields of a request's body; none for a body of `null`, which PocketBase parses as null. */
export function bodyOf(e: Pick<core.RequestEvent, 'requestInfo'>): Record<string, unknown> {
  return e.requestInfo().body || {};
}

/** A text of a body, '' for any other value: String() would call a `toString` that the body contains. */
export function textOf(value: unknown) {
  return typeof value === 'string' ? value : '';
}

/** Whether the browser uses https. Behind a proxy SITE_ORIGIN decides. */
export const isSecure = (e: Pick<core.RequestEvent, 'isTLS'>) =>
  e.isTLS() || ($os.getenv('SITE_ORIGIN') || '').startsWith('https:');
