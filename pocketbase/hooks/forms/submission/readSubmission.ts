import { CAMPAIGN } from '../../../../src/lib/analytics/CAMPAIGN';
import { sourceOf } from '../../../../src/lib/analytics/sourceOf';
import { isBlank } from '../../../../src/lib/forms/isBlank';
import { ownValue } from '../../../../src/lib/ownValue';
import { COLUMNS, FORMS, LOCALES, type Rule, type Rules } from './FORMS';

/**
 * Returns the fields that break a rule, each with a code: required, tooLong, invalid, unknown, or the rule's own.
 * @param values by field name; values that are not texts are invalid
 * @param rules by field name
 * @returns pairs, because "__proto__" may be a name too
 */
function faultsOf(values: Record<string, unknown>, rules: Rules): [string, string][] {
  const unknown = Object.keys(values).filter((name) => !ownValue(rules, name));
  const broken = Object.entries(rules).flatMap(([name, rule]): [string, string][] => {
    const code = fault(ownValue(values, name), rule);
    return code ? [[name, code]] : [];
  });
  return [...unknown.map((name): [string, string] => [name, 'unknown']), ...broken];
}

function fault(value: unknown, rule: Rule) {
  if (value === undefined) return rule.required ? 'required' : undefined;
  if (typeof value !== 'string') return 'invalid';
  if (rule.required && isBlank(value)) return 'required';
  if (value.length > rule.max) return 'tooLong';
  // Some readers of the database end a text at NUL; a browser's one-line field cannot contain a line break.
  if (value.includes('\0') || (!rule.lines && /[\r\n]/.test(value))) return 'invalid';
  if (rule.test && value !== '' && !rule.test(value)) return rule.code || 'invalid';
  return undefined;
}

/** A submission that follows its form's rules. */
export interface Submission {
  form: string;
  fields: Record<string, string>;
  /** '' without JavaScript. */
  key: string;
  token: string;
  locale: string;
  /** The campaign that led the visitor here, as sourceOf returns it; '' without one. */
  source: string;
  /** The field that people do not see has a value. */
  trapped: boolean;
}

/** The submission, or the code of each field that breaks a rule. */
export type ReadSubmission = { submission: Submission } | { errors: [string, string][] };

/** Fields of every body besides the form's own. */
const ENVELOPE: Rules = {
  key: { max: 36, test: (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) },
  token: { max: 200 },
  locale: { max: 10, test: (value: string) => LOCALES.includes(value) },
  // Cleaned below instead of refused: a form is worth more than the campaign of its visitor.
  source: { max: Infinity, lines: true },
  // The trap for programs: its text is never read, so it may have any length.
  subject_line: { max: Infinity, lines: true },
};

/**
 * Checks the body of save-form-message. Values stay as they were written.
 * @param body parsed JSON
 */
export function readSubmission(body: unknown): ReadSubmission {
  if (!isObject(body)) return { errors: [['body', 'invalid']] };
  const { form: given, data: inside, ...rest } = body;
  // A body in the specification's shape has no `form`: it is the voucher's.
  const form = given === undefined ? 'voucher' : given;
  if (typeof form !== 'string' || form === 'contact' || !ownValue(FORMS, form))
    return { errors: [['form', 'invalid']] };
  const data = inside === undefined ? {} : inside;
  if (!isObject(data)) return { errors: [['data', 'invalid']] };
  const isOutside = (name: string) => COLUMNS.includes(name) || ownValue(ENVELOPE, name) !== undefined;
  const misplaced = [
    ...Object.keys(data).filter(isOutside),
    ...Object.keys(rest).filter((name) => !isOutside(name)),
  ].map((name): [string, string] => [name, 'unknown']);
  const read = checkSubmission(form, Object.fromEntries([...entries(rest), ...entries(data)]));
  const errors = 'errors' in read ? read.errors : [];
  const all = [...misplaced, ...errors.filter(([name]) => !misplaced.some(([other]) => other === name))];
  return all.length > 0 ? { errors: all } : read;
}

/**
 * Checks the fields of a form and of its envelope, whichever route received them.
 * @param form a name in FORMS
 * @returns errors: the first rule that each field breaks; fields: as they were written
 */
export function checkSubmission(form: string, body: Record<string, unknown>): ReadSubmission {
  const rules = FORMS[form] ?? {};
  const errors = faultsOf(body, { ...rules, ...ENVELOPE });
  if (errors.length > 0) return { errors };
  // The rules accept only texts.
  const texts = body as Record<string, string>;
  const { key = '', token = '', locale = '', subject_line: trap = '' } = texts;
  const source = sourceOf(texts['source'] ?? '', CAMPAIGN);
  const fields = Object.fromEntries(entries(texts).filter(([name]) => ownValue(rules, name)));
  return { submission: { form, fields, key: key.toLowerCase(), token, locale, source, trapped: trap !== '' } };
}

const entries = Object.entries;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
