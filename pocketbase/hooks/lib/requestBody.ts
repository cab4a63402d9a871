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
