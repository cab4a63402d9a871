import type en from '../../../locales/en/stale.json';
import { fill } from '../lib/fill';

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
