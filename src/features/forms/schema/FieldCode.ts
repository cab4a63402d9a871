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
