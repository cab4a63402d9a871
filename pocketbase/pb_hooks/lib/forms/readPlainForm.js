const lib = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib/forms`;
const { FORMS, LOCALES } = require(`${lib}/FORMS.js`);
const { checkSubmission } = require(`${lib}/readSubmission.js`);
const { readUrlencoded } = require(`${lib}/readUrlencoded.js`);

/**
 * Reads what a browser sent by itself.
 * @param {string} form a name in FORMS
 * @param {string | undefined} text the body
 * @returns {{values: object, locale: string, page: string, errors?: [string, string][], submission?: object}}
 *   values: of the form's own fields, as they were written; page: where the form was; errors and submission: see
 *   checkSubmission
 */
function readPlainForm(form, text) {
  const read = text === undefined ? undefined : readUrlencoded(text);
  if (!read) return { values: {}, locale: LOCALES[0], page: '', errors: [['body', 'invalid']] };
  const { page = '', ...body } = read.values;
  const told = {
    values: Object.fromEntries(Object.entries(body).filter(([name]) => Object.keys(FORMS[form]).includes(name))),
    locale: LOCALES.includes(body.locale) ? body.locale : LOCALES[0],
    page,
  };
  if (read.duplicates.length > 0) return { ...told, errors: read.duplicates.map((name) => [name, 'invalid']) };
  return { ...told, ...checkSubmission(form, withPackage(body)) };
}

/** A choice of the page has the package's bare number; the row has it as the specification writes it. */
function withPackage(body) {
  return body.package ? { ...body, package: `Package ${body.package}` } : body;
}

module.exports = { readPlainForm };
