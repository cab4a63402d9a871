import { own } from '../../lib/own';
import type { Rule, Rules } from './FORMS';
import { isBlank } from '../../../../src/lib/forms/isBlank';

/**
 * Returns the fields that break a rule, each with the rule: required, tooLong, invalid, unknown, or the rule's own code.
 * @param values by field name; values that are no text are invalid
 * @param rules by field name
 * @returns pairs, for "__proto__" too may be a name
 */
export function faultsOf(values: Record<string, unknown>, rules: Rules): [string, string][] {
  const unknown = Object.keys(values).filter((name) => !own(rules, name));
  const broken = Object.entries(rules).flatMap(([name, rule]): [string, string][] => {
    const code = fault(own(values, name), rule);
    return code ? [[name, code]] : [];
  });
  return [...unknown.map((name): [string, string] => [name, 'unknown']), ...broken];
}

function fault(value: unknown, rule: Rule) {
  if (value === undefined) return rule.required ? 'required' : undefined;
  if (typeof value !== 'string') return 'invalid';
  if (rule.required && isBlank(value)) return 'required';
  if (value.length > rule.max) return 'tooLong';
  // A database's text ends at NUL for some of its readers; a browser's one-line field can not hold a line break.
  if (value.includes('\0') || (!rule.lines && /[\r\n]/.test(value))) return 'invalid';
  if (rule.test && value !== '' && !rule.test(value)) return rule.code || 'invalid';
  return undefined;
}
