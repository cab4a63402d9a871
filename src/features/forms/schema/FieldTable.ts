import type form from '../../../../locales/en/form.json';
import { object, type ObjectSchema, string, type StringSchema, type TestFunction } from 'yup';
import { isBlank } from '../../../lib/forms/isBlank';
import { EMAIL } from '../../../lib/forms/EMAIL';

/** The word for each rule that a value can break. Browser and server name the rules by the same codes. */
export const fieldErrorWords = {
  required: 'required',
  email: 'invalidEmail',
  tooLong: 'tooLong',
  invalid: 'invalid',
  wallet: 'invalidWallet',
} as const satisfies Record<string, keyof typeof form>;

export type FieldCode = keyof typeof fieldErrorWords;

/** A code that a server answered; one that this page does not know yet says no more than "not valid". */
export function fieldCode(code: unknown): FieldCode {
  return typeof code === 'string' && Object.hasOwn(fieldErrorWords, code) ? (code as FieldCode) : 'invalid';
}

/** One field of a form. From this row come its label, its asterisk, its control and its rules. */
export type FieldSpec = {
  readonly label: keyof (typeof form)['label'];
  readonly type: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  readonly required?: boolean;
  /** The most characters that the server stores. */
  readonly max: number;
  /** The token for browsers and password managers (HTML, 4.10.18.7.1). */
  readonly autoComplete?: string;
  /** The keyboard of a phone, where the type does not tell. */
  readonly inputMode?: 'numeric' | 'url' | 'search';
  /** The value is no language: no spelling is corrected in it, no first letter written large. */
  readonly verbatim?: true;
  readonly hint?: keyof (typeof form)['hint'];
  /** For a select it is the choice that stands for none. */
  readonly placeholder?: keyof (typeof form)['placeholder'];
  /** A rule of its own, asked after all others and never of an empty value: the code of what is wrong, if anything is. */
  readonly rule?: (value: string) => FieldCode | undefined | Promise<FieldCode | undefined>;
};

/** A form as a table: each field's name and what it is. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** The values sent for a table: every field is text, empty without input. */
export type ValuesOf<T extends FieldTable> = Record<keyof T & string, string>;

export type Option = { readonly value: string; readonly label: string };

const code = (name: FieldCode): FieldCode => name;

function ruleOf({ type, required, max, rule }: FieldSpec): StringSchema {
  // A message is sent as it was written; in one line a space at the end is a slip.
  const text = type === 'textarea' ? string() : string().trim();
  const bounded = text.max(max, code('tooLong')).typeError(code('invalid'));
  const formed =
    type === 'email' ? bounded.matches(EMAIL, { message: code('email'), excludeEmptyString: true }) : bounded;
  const own = rule ? formed.test('own', ownRule(rule, max)) : formed;
  if (!required) return own;
  // A zero-width character is no name.
  return own.required(code('required')).test('seen', code('required'), (value) => !value || !isBlank(value));
}

/** Asks a field's own rule, where no rule before it speaks. */
const ownRule =
  (rule: NonNullable<FieldSpec['rule']>, max: number): TestFunction<string | undefined> =>
  async (value, context) => {
    if (!value || value.length > max) return true;
    const fault = await rule(value);
    return fault === undefined || context.createError({ message: fault });
  };

/** The rules of a form's fields; their messages are codes, so that words are chosen where they are shown. */
export function schemaOf(fields: FieldTable): ObjectSchema<Record<string, string | undefined>> {
  return object(Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, ruleOf(spec)])));
}
