/**
 * The fields of a request's body; none for a body of `null`, which PocketBase parses as such.
 * @param {core.RequestEvent} e
 * @returns {Record<string, unknown>}
 */
function bodyOf(e) {
  return e.requestInfo().body || {};
}

/**
 * A text of a body, '' for anything else: String() would call the `toString` that an object of the body brings along.
 * @param {unknown} value
 */
function textOf(value) {
  return typeof value === 'string' ? value : '';
}

module.exports = { bodyOf, textOf };
