const lib = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib/forms`;
const { EMAIL } = require(`${lib}/EMAIL.js`);

const FIELDS = {
  name: { required: true, max: 200 },
  email: { required: true, max: 254, pattern: EMAIL, code: 'email' },
  message: { max: 5000 },
  locale: { max: 10 },
};

/** What a form may add to the four that every form has. */
const EXTRA = ['company', 'network', 'package', 'phone', 'referral', 'wallet'];
const DATA = Object.fromEntries(EXTRA.map((name) => [name, { max: 500 }]));

/**
 * Checks what a form sent. Values are kept as they were written.
 * @param {unknown} body parsed JSON
 * @returns {{errors: Record<string, string>} | {values: {name: string, email: string, message: string, locale: string, data: object}}}
 *   errors: the code of the first rule that each faulty field breaks (required, email, tooLong, invalid, unknown)
 */
function readSubmission(body) {
  if (!isObject(body)) return { errors: { body: 'invalid' } };
  const data = has(body, 'data') ? body.data : {};
  const faults = faultsOf(body, [...Object.keys(FIELDS), 'data'], FIELDS);
  if (isObject(data)) faults.push(...faultsOf(data, EXTRA, DATA));
  else faults.push(['data', 'invalid']);
  // By fromEntries and not by assignment: the name "__proto__" would not become a key.
  if (faults.length > 0) return { errors: Object.fromEntries(faults) };
  const { name, email, message = '', locale = '' } = body;
  return { values: { name, email, message, locale, data } };
}

function faultsOf(values, known, rules) {
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  const broken = Object.keys(rules).map((name) => [
    name,
    fault(has(values, name) ? values[name] : undefined, rules[name]),
  ]);
  return [...unknown.map((name) => [name, 'unknown']), ...broken.filter(([, code]) => code)];
}

function fault(value, rule) {
  if (value === undefined) return rule.required ? 'required' : undefined;
  if (typeof value !== 'string') return 'invalid';
  if (rule.required && value.trim() === '') return 'required';
  if (value.length > rule.max) return 'tooLong';
  if (rule.pattern && value !== '' && !rule.pattern.test(value)) return rule.code;
  return undefined;
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function has(object, name) {
  return Object.prototype.hasOwnProperty.call(object, name);
}

module.exports = { readSubmission };
