import { isBlank } from '../../../../src/lib/forms/isBlank';
import { own } from '../../lib/own';
import { COLUMNS, FORMS, LOCALES, type Rule, type Rules } from './FORMS';

/**
 * Returns the fields that break a rule, each with the rule: required, tooLong, invalid, unknown, or the rule's own code.
 * @param values by field name; values that are no text are invalid
 * @param rules by field name
 * @returns pairs, for "__proto__" too may be a name
 */
function faultsOf(values: Record<string, unknown>, rules: Rules): [string, string][] {
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

/** Fields of every body besides the form's own. */
/** A submission that holds to its form's rules. */
export interface Submission {
  form: string;
  fields: Record<string, string>;
  /** '' without JavaScript. */
  key: string;
  token: string;
  locale: string;
  /** The field that people do not see was filled in. */
  trapped: boolean;
}

/** The submission, or the code of each field that breaks a rule. */
export type ReadSubmission = { submission: Submission } | { errors: [string, string][] };

const ENVELOPE: Rules = {
  key: { max: 36, test: (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) },
  token: { max: 200 },
  locale: { max: 10, test: (value: string) => LOCALES.includes(value) },
  // The trap: no person reads the text of a machine, so it may be of any length.
  subject_line: { max: Infinity, lines: true },
};

/**
 * Checks the body of save-form-message. Values are kept as they were written.
 * @param body parsed JSON
 * @returns see checkSubmission
 */
export function readSubmission(body: unknown): ReadSubmission {
  if (!isObject(body)) return { errors: [['body', 'invalid']] };
  const { form: given, data: inside, ...rest } = body;
  // The specification's own shape has no `form`: it is the voucher's.
  const form = given === undefined ? 'voucher' : given;
  if (typeof form !== 'string' || form === 'contact' || !own(FORMS, form)) return { errors: [['form', 'invalid']] };
  const data = inside === undefined ? {} : inside;
  if (!isObject(data)) return { errors: [['data', 'invalid']] };
  const isOutside = (name: string) => COLUMNS.includes(name) || own(ENVELOPE, name) !== undefined;
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
 * Checks the fields of a form and what comes with them, from whichever door.
 * @param form a name in FORMS
 * @param body its fields and those of the envelope
 * @returns errors: the first rule that each faulty field breaks; fields: as written
 */
export function checkSubmission(form: string, body: Record<string, unknown>): ReadSubmission {
  const rules = FORMS[form] ?? {};
  const errors = faultsOf(body, { ...rules, ...ENVELOPE });
  if (errors.length > 0) return { errors };
  // The rules let only texts pass.
  const texts = body as Record<string, string>;
  const { key = '', token = '', locale = '', subject_line: trap = '' } = texts;
  const fields = Object.fromEntries(entries(texts).filter(([name]) => own(rules, name)));
  return { submission: { form, fields, key: key.toLowerCase(), token, locale, trapped: trap !== '' } };
}

const entries = Object.entries;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
