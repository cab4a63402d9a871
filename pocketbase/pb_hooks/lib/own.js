/**
 * The value that an object has under a key of its own. A key that came with a request may be "constructor" or "__proto__",
 * which every object inherits.
 * @param {object} object
 * @param {unknown} key
 */
function own(object, key) {
  return Object.prototype.hasOwnProperty.call(object, String(key)) ? object[key] : undefined;
}

module.exports = { own };
