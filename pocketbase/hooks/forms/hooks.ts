import { ownValue } from '../../../src/lib/ownValue';
import { methodOf } from '../lib/methodOf';
import { contentType, MAX_BYTES, readBody } from '../lib/request';
import { cronAdd, onBootstrap, onRecordCreateRequest, routerAdd } from '../register';
import { chooseHome } from '../site/chooseHome';
import { answerPlainForm } from './answerPlainForm';
import { isMailed } from './isMailed';
import { HOMES, pathIn } from './formPage';
import { isFromElsewhere, sign } from './spam/caller';
import { forgetExpired, makeToken } from './spam/formToken';
import { readQuota } from './spam/quota';
import { markReplay, saveRow, STATUS, storeSubmission } from './storeSubmission';
import { LOCALES } from './submission/FORMS';
import { readJsonForm } from './submission/readJson';
import { checkSubmission, isObject, readSubmission, type ReadSubmission } from './submission/readSubmission';

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
function createMessage(e: core.RecordRequestEvent) {
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

/**
 * Answers a posted form: 201 when its row is stored, now or before, with whether mails are sent; 400 with a code for each refused field; 403 for a
 * page of another site; 409 for a token that came with another submission; 415 for anything but JSON; 422 for a key that came
 * with other values; 429 above the quota; 503 when the row could not be written and the visitor should try again.
 */
function saveFormMessage(e: core.RequestEvent) {
  if (contentType(e.request) !== 'application/json') return e.json(415, { error: 'contentType' });
  if (isFromElsewhere(e.request)) return e.json(403, { error: 'origin' });

  const read = readJsonForm(readBody(e.request), readSubmission);
  // By fromEntries and not by assignment: the name "__proto__" would not become a key.
  if ('errors' in read) return e.json(400, { fields: Object.fromEntries(read.errors) });

  const outcome = storeSubmission(e, read.submission, saveRow);
  if ('retryAfter' in outcome) e.response.header().set('Retry-After', String(outcome.retryAfter));
  switch (outcome.kind) {
    case 'stored':
      if (outcome.isReplay) markReplay(e.response);
      return e.json(201, { ok: true, id: outcome.record.id, mail: isMailed(e.app, outcome.record) });
    case 'refused':
      return e.json(400, { fields: outcome.fields });
    default:
      return e.json(STATUS[outcome.kind], { error: outcome.kind });
  }
}

// Receives the site's forms. Contact messages go to the collection `messages` by the records API.
routerAdd('POST', '/_site/save-form-message', (e) => saveFormMessage(e), { maxBytes: MAX_BYTES });

// The same without JavaScript. The limit is higher: an encoded letter such as č takes six bytes, and above it a visitor who
// pasted a document gets neither a sentence of ours nor the text.
routerAdd('POST', '/_site/forms/{form}', (e) => answerPlainForm(e), { maxBytes: 16 * MAX_BYTES });

// The URL of a form that was shown again, which has no locale: opening it later redirects to the empty form.
routerAdd('GET', '/_site/forms/{form}', (e) => {
  const home = ownValue(HOMES, e.request.pathValue('form'));
  if (!home) throw new NotFoundError();
  const homes = Object.fromEntries(LOCALES.map((locale) => [locale, pathIn(locale, home)]));
  const header = methodOf(e.request.header, 'get');
  return e.redirect(
    303,
    chooseHome(homes, { cookie: header('Cookie'), acceptLanguage: header('Accept-Language') }) ?? home,
  );
});

onRecordCreateRequest((e) => {
  if (!e.hasSuperuserAuth()) return createMessage(e);
  if (e.record.getString('status') === '') e.record.set('status', 'new');
  return e.next();
}, 'messages');

onRecordCreateRequest((e) => {
  if (e.record.getString('status') === '') e.record.set('status', 'new');
  return e.next();
}, 'form_messages');

// The time at which a form was shown, by the server's clock (spam/formToken.ts).
routerAdd(
  'GET',
  '/_site/form-token',
  (e) => e.json(200, { token: makeToken(Date.now(), $security.randomString(16), sign) }),
  { unlogged: true },
);

cronAdd('usedTokens', '23 * * * *', () => forgetExpired($app));

// Warns once at the start instead of at each form.
onBootstrap((e) => {
  e.next();
  const quota = $os.getenv('FORM_QUOTA');
  if (!readQuota(quota)) console.warn(`FORM_QUOTA is "${quota}"; it may be 30/10m, 30 or 0. The usual 20/10m holds.`);
});
