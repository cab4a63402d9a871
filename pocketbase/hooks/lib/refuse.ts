import type en from '../../../locales/en/stale.json';
import { fill } from '../../../src/lib/text/fill';

/** The sentence of a record that lacks texts; messages/hooks.ts puts it into the editor's language. */
export const UNSAVED = 'The record cannot be saved.';

/**
 * Refuses a request or a write, with a sentence at one of its fields.
 * @throws BadRequestError always
 */
export function refuse(message: string, field: string, code: string, reason: string): never {
  throw new BadRequestError(message, { [field]: new ValidationError(code, reason) });
}

/**
 * The refusal of a save that another person's save has overtaken.
 * @param messages in the reader's language
 * @param by the other person's e-mail address; '' if nobody knows
 */
export function staleError(messages: typeof en, by: string): ApiError {
  const who = by || messages.somebody;
  return new ApiError(409, fill(messages.refused, { who }), {
    updated: new ValidationError('record_stale', fill(messages.savedBy, { who })),
  });
}
