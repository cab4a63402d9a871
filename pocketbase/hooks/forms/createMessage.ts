import { isFromElsewhere } from './spam/caller';
import { MAX_BYTES, contentType, readBody } from '../lib/request';
import { readJsonForm } from './submission/readJson';
import { checkSubmission, isObject, type ReadSubmission } from './submission/readSubmission';
import { markReplay, STATUS, storeSubmission } from './storeSubmission';

/** PocketBase's names of the codes, for its clients. */
const NAMES: Readonly<Record<string, string>> = {
  required: 'validation_required',
  email: 'validation_is_email',
  tooLong: 'validation_max_text_constraint',
  unknown: 'validation_unknown_field',
  invalid: 'validation_invalid_value',
};

/** The sentence of each outcome that stores nothing. */
const SENTENCES = {
  keyReused: 'This key came with another message before.',
  tokenUsed: 'This token came with another message before. Ask for a new one, or send none.',
  tooMany: 'Too many messages came from your connection.',
  storage: 'The message could not be stored. Try again later.',
};

/** Creates a guest's contact message: rules, key, quota and mails as for other forms, answers in PocketBase's format. */
export function createMessage(e: core.RecordRequestEvent) {
  const { request, response } = e.requestEvent;
  if (contentType(request) !== 'application/json') throw new ApiError(415, 'Only JSON is read here.', {});
  if (isFromElsewhere(request)) throw new ForbiddenError('Another site may not send this.', {});

  const read = readMessage(request);
  if ('errors' in read) throw refusal(read.errors);

  const outcome = storeSubmission(e, read.submission, (txApp, _, row) => {
    e.app = txApp;
    e.record.load(row);
    e.next();
    return e.record;
  });
  if ('retryAfter' in outcome) response.header().set('Retry-After', String(outcome.retryAfter));
  switch (outcome.kind) {
    case 'stored':
      // For a new record PocketBase wrote the answer after the transaction.
      if (!outcome.isReplay) return undefined;
      markReplay(response);
      return e.json(200, outcome.record);
    case 'refused':
      throw refusal(Object.entries(outcome.fields));
    default:
      throw new ApiError(STATUS[outcome.kind], SENTENCES[outcome.kind], {});
  }
}

function readMessage(request: http.Request): ReadSubmission {
  // PocketBase's limit for a record is 32 MB and cannot be set.
  if (request.contentLength > MAX_BYTES) throw new ApiError(413, 'The message is too large.', {});
  const text = readBody(request);
  if (text !== undefined && text.length > MAX_BYTES) throw new ApiError(413, 'The message is too large.', {});
  return readJsonForm(text, (value) =>
    isObject(value) ? checkSubmission('contact', { ...value }) : { errors: [['body', 'invalid']] },
  );
}

function refusal(errors: [string, string][]) {
  const named = errors.map(([name, code]) => [
    name,
    new ValidationError(NAMES[code] ?? '', `The rule broken is: ${code}.`),
  ]);
  return new BadRequestError('The message was not accepted.', Object.fromEntries(named));
}
