const lib = typeof __hooks === 'undefined' ? `${__dirname}/..` : `${__hooks}/lib`;
const { isBlank } = require(`${lib}/isBlank.js`);

/**
 * Which fields break a rule, and which: required, tooLong, invalid, unknown, or the rule's own code.
 * @param {object} values by field name; values that are no text are invalid
 * @param {object} rules by field name
 * @returns {[string, string][]} pairs, for "__proto__" too may be a name
 */
function faultsOf(values, rules) {
  const unknown = Object.keys(values).filter((name) => !has(rules, name));
  const broken = Object.keys(rules).map((name) => [
    name,
    fault(has(values, name) ? values[name] : undefined, rules[name]),
  ]);
  return [...unknown.map((name) => [name, 'unknown']), ...broken.filter(([, code]) => code)];
}

function fault(value, rule) {
  if (value === undefined) return rule.required ? 'required' : undefined;
  if (typeof value !== 'string') return 'invalid';
  if (rule.required && isBlank(value)) return 'required';
  if (value.length > rule.max) return 'tooLong';
  // A database's text ends at NUL for some of its readers; a browser's one-line field can not hold a line break.
  if (value.includes('\0') || (!rule.lines && /[\r\n]/.test(value))) return 'invalid';
  if (rule.test && value !== '' && !rule.test(value)) return rule.code || 'invalid';
  return undefined;
}

function has(object, name) {
  return Object.prototype.hasOwnProperty.call(object, name);
}

module.exports = { faultsOf };
