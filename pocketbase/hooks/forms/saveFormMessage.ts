import { isFromElsewhere } from './spam/caller';
import { contentType, readBody } from '../lib/readBody';
import { readJson } from './submission/readJson';
import { type ReadSubmission, readSubmission } from './submission/readSubmission';
import { saveRow } from './saveRow';
import { storeSubmission } from './storeSubmission';

/**
 * Answers a posted form: 201 when its row is stored, now or before; 400 with a code for each refused field; 403 for a
 * page of another site; 409 for a token that came with another submission; 415 for anything but JSON; 422 for a key that came
 * with other values; 429 above the quota; 503 when the row could not be written and the visitor should try again.
 */
export function saveFormMessage(e: core.RequestEvent) {
  e.response.header().set('Cache-Control', 'no-store');
  if (contentType(e.request) !== 'application/json') return e.json(415, { error: 'contentType' });
  if (isFromElsewhere(e.request)) return e.json(403, { error: 'origin' });

  const read = readForm(readBody(e.request));
  // By fromEntries and not by assignment: the name "__proto__" would not become a key.
  if ('errors' in read) return e.json(400, { fields: Object.fromEntries(read.errors) });

  const outcome = storeSubmission(e, read.submission, saveRow);
  if ('retryAfter' in outcome) e.response.header().set('Retry-After', String(outcome.retryAfter));
  switch (outcome.kind) {
    case 'stored':
      return e.json(201, { ok: true, id: outcome.record.id });
    case 'refused':
      return e.json(400, { fields: outcome.fields });
    default:
      return e.json({ keyReused: 422, tokenUsed: 409, tooMany: 429, storage: 503 }[outcome.kind], {
        error: outcome.kind,
      });
  }
}

function readForm(text: string | undefined): ReadSubmission {
  const read = text === undefined ? undefined : readJson(text);
  if (!read) return { errors: [['body', 'invalid']] };
  return 'duplicate' in read ? { errors: [[read.duplicate, 'invalid']] } : readSubmission(read.value);
}
