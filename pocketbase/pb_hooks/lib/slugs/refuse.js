/**
 * Refuses a slug in words that stand below its field.
 * @param {string} code
 * @param {string} message
 */
function refuse(code, message) {
  throw new BadRequestError('The slug cannot be used.', { slug: new ValidationError(code, message) });
}

module.exports = { refuse };
