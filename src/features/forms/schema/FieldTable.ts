import type form from '../../../../locales/en/form.json';

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
