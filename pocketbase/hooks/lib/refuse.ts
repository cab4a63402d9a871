/** The sentence of a record that lacks texts; messages/hooks.ts puts it into the editor's language. */
export const UNSAVED = 'The record cannot be saved.';

/**
 * Refuses a request or a write, with a sentence at one of its fields.
 * @throws BadRequestError always
 */
export function refuse(message: string, field: string, code: string, reason: string): never {
  throw new BadRequestError(message, { [field]: new ValidationError(code, reason) });
}
