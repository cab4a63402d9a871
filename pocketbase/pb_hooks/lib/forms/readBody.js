/** Enough for every field at its longest, in any script but the widest. */
const MAX_BYTES = 16 * 1024;

/**
 * A request's body as text.
 * @param {http.Request} request
 * @returns {string | undefined} undefined if its bytes are no UTF-8: they would be changed by being read
 */
function readBody(request) {
  const bytes = toBytes(request.body);
  const text = toString(bytes);
  return Buffer.from(text, 'utf8').length === bytes.length ? text : undefined;
}

/**
 * A body's type without its parameters.
 * @param {http.Request} request
 */
function contentType(request) {
  return request.header.get('Content-Type').split(';')[0].trim().toLowerCase();
}

module.exports = { MAX_BYTES, contentType, readBody };
