/**
 * An address that mail reaches over the internet: name, @, a domain of at least two parts. The site's forms hold the
 * same pattern (src/features/forms/schema/EMAIL.ts) and a test compares the two. Letters beyond ASCII are given as a range:
 * \p{L} never matches in goja.
 */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]+)*@([a-z0-9\u00a1-\uffff]([a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff]([a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])$/i;

module.exports = { EMAIL };
