import type form from '../../../../locales/en/form.json';
import { object, type ObjectSchema, string, type StringSchema, type TestFunction } from 'yup';
import { isBlank } from '../../../lib/forms/isBlank';
import { EMAIL } from '../../../lib/forms/EMAIL';

/** The message for each rule that a value can break. Browser and server use the same codes. */
export const fieldErrorWords = {
  required: 'required',
  email: 'invalidEmail',
  tooLong: 'tooLong',
  invalid: 'invalid',
  wallet: 'invalidWallet',
} as const satisfies Record<string, keyof typeof form>;

export type FieldCode = keyof typeof fieldErrorWords;

/** Returns a code of the server; a code that this page does not know counts as "not valid". */
export function fieldCode(code: unknown): FieldCode {
  return typeof code === 'string' && Object.hasOwn(fieldErrorWords, code) ? (code as FieldCode) : 'invalid';
}

/** A field of a form: the source of its label, its asterisk, its control and its rules. */
export type FieldSpec = {
  readonly label: keyof (typeof form)['label'];
  readonly type: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  readonly required?: boolean;
  /** The most characters that the server stores. */
  readonly max: number;
  /** The token for browsers and password managers (HTML, 4.10.18.7.1). */
  readonly autoComplete?: string;
  /** The value is no prose: no spell checking and no capitalisation. */
  readonly verbatim?: true;
  readonly hint?: keyof (typeof form)['hint'];
  /** An example; for a select, the label of the empty option. */
  readonly placeholder?: keyof (typeof form)['placeholder'];
  /**
   * A further rule, checked after all others and never for an empty value: returns the code of the error, if there is
   * one.
   */
  readonly rule?: (value: string) => FieldCode | undefined | Promise<FieldCode | undefined>;
};

/** The fields of a form by name. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** The values sent for a table: every field is text, empty without input. */
export type ValuesOf<T extends FieldTable> = Record<keyof T & string, string>;

export type Option = { readonly value: string; readonly label: string };

const code = (name: FieldCode): FieldCode => name;

function ruleOf({ type, required, max, rule }: FieldSpec): StringSchema {
  // A message is sent unchanged; in a single line a trailing space is a mistake.
  const text = type === 'textarea' ? string() : string().trim();
  const bounded = text.max(max, code('tooLong')).typeError(code('invalid'));
  const formed =
    type === 'email' ? bounded.matches(EMAIL, { message: code('email'), excludeEmptyString: true }) : bounded;
  const own = rule ? formed.test('own', ownRule(rule, max)) : formed;
  if (!required) return own;
  // A name of zero-width characters is blank.
  return own.required(code('required')).test('seen', code('required'), (value) => !value || !isBlank(value));
}

/** Checks a field's own rule if the rules before it pass. */
const ownRule =
  (rule: NonNullable<FieldSpec['rule']>, max: number): TestFunction<string | undefined> =>
  async (value, context) => {
    if (!value || value.length > max) return true;
    const fault = await rule(value);
    return fault === undefined || context.createError({ message: fault });
  };

/** The rules of a form's fields; their messages are codes, so that the text is chosen where it is shown. */
export function schemaOf(fields: FieldTable): ObjectSchema<Record<string, string | undefined>> {
  return object(Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, ruleOf(spec)])));
}
