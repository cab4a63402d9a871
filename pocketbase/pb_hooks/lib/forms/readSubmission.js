const lib = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib/forms`;
const { COLUMNS, FORMS, LOCALES } = require(`${lib}/FORMS.js`);
const { faultsOf } = require(`${lib}/faultsOf.js`);

/** What every body has besides the form's own fields. */
const ENVELOPE = {
  key: { max: 36, test: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) },
  token: { max: 200 },
  locale: { max: 10, test: (value) => LOCALES.includes(value) },
  // What a machine writes into the trap is looked at by nobody.
  subject_line: { max: Infinity, lines: true },
};

/**
 * Checks the body of save-form-message. Values are kept as they were written.
 * @param {unknown} body parsed JSON
 * @returns {{errors: [string, string][]} | {submission: object}} see checkSubmission
 */
function readSubmission(body) {
  if (!isObject(body)) return { errors: [['body', 'invalid']] };
  const { form: given, data: inside, ...rest } = body;
  // The specification's own shape has no `form`: it is the voucher's.
  const form = given === undefined ? 'voucher' : given;
  if (typeof form !== 'string' || form === 'contact' || !has(FORMS, form)) return { errors: [['form', 'invalid']] };
  const data = inside === undefined ? {} : inside;
  if (!isObject(data)) return { errors: [['data', 'invalid']] };
  const isOutside = (name) => COLUMNS.includes(name) || has(ENVELOPE, name);
  const misplaced = [
    ...Object.keys(data).filter(isOutside),
    ...Object.keys(rest).filter((name) => !isOutside(name)),
  ].map((name) => [name, 'unknown']);
  const { errors = [], submission } = checkSubmission(form, Object.fromEntries([...entries(rest), ...entries(data)]));
  const all = [...misplaced, ...errors.filter(([name]) => !misplaced.some(([other]) => other === name))];
  return all.length > 0 ? { errors: all } : { submission };
}

/**
 * Checks the fields of a form and what comes with them, from whichever door.
 * @param {string} form a name in FORMS
 * @param {object} body its fields and those of the envelope
 * @returns {{errors: [string, string][]} | {submission: {form: string, fields: object, key: string, token: string,
 *   locale: string, trapped: boolean}}} errors: the first rule that each faulty field breaks; fields: as written
 */
function checkSubmission(form, body) {
  const errors = faultsOf(body, { ...FORMS[form], ...ENVELOPE });
  if (errors.length > 0) return { errors };
  const { key = '', token = '', locale = '', subject_line: trap = '' } = body;
  const fields = Object.fromEntries(entries(body).filter(([name]) => has(FORMS[form], name)));
  return { submission: { form, fields, key: key.toLowerCase(), token, locale, trapped: trap !== '' } };
}

const entries = Object.entries;

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function has(object, name) {
  return Object.prototype.hasOwnProperty.call(object, name);
}

module.exports = { checkSubmission, readSubmission };
