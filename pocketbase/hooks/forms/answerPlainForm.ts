import en from '../../../locales/en/form.json';
import sl from '../../../locales/sl/form.json';
import { own } from '../lib/own';
import { sendMadePage } from '../site/sendAnswer';
import { isFromElsewhere } from './spam/caller';
import { formPage, pathIn } from './formPage';
import { FORMS } from './submission/FORMS';
import { contentType, readBody } from '../lib/request';
import { readPlainForm } from './submission/readPlainForm';
import { saveRow } from './saveRow';
import { storeSubmission } from './storeSubmission';

type Words = typeof en;
type Outcome = ReturnType<typeof storeSubmission>;

const SENTENCES: Readonly<Record<string, 'required' | 'invalidEmail' | 'tooLong' | 'invalidWallet'>> = {
  required: 'required',
  email: 'invalidEmail',
  tooLong: 'tooLong',
  wallet: 'invalidWallet',
};
const STATUS: Readonly<Record<string, number>> = { keyReused: 422, tokenUsed: 409, tooMany: 429, storage: 503 };

/**
 * Answers a form that a browser posts without JavaScript: redirects to the thank-you page, or shows the form again with its
 * values and errors. No value is ever in a URL.
 */
export function answerPlainForm(e: core.RequestEvent) {
  const form = e.request.pathValue('form');
  if (!Object.prototype.hasOwnProperty.call(FORMS, form)) throw new NotFoundError();
  e.response.header().set('Cache-Control', 'no-store');
  if (contentType(e.request) !== 'application/x-www-form-urlencoded') return e.json(415, { error: 'contentType' });
  if (isFromElsewhere(e.request)) return e.json(403, { error: 'origin' });

  const read = readPlainForm(form, readBody(e.request));
  const outcome: Outcome =
    'errors' in read
      ? { kind: 'refused', fields: Object.fromEntries(read.errors) }
      : storeSubmission(e, read.submission, saveRow);
  if (outcome.kind === 'stored') return e.redirect(303, pathIn(read.locale, `/thank-you/${form}/`));
  return showAgain(e, form, read, outcome);
}

function showAgain(
  e: core.RequestEvent,
  form: string,
  { values, locale, page }: ReturnType<typeof readPlainForm>,
  outcome: Outcome,
) {
  const words: Words = locale === 'sl' ? sl : en;
  const faults = Object.entries(outcome.kind === 'refused' ? outcome.fields : {}).map(([name, code]) => ({
    name,
    sentence: words[own(SENTENCES, code) ?? 'invalid'].replace('{{max}}', String(FORMS[form]?.[name]?.max)),
  }));
  const failure = own<Record<string, string>>(words.failure, outcome.kind) || words.fail;
  const { html, headers } = formPage({ form, page, locale, values, faults, failure, words });
  const retry = 'retryAfter' in outcome && { 'Retry-After': String(outcome.retryAfter) };
  return sendMadePage(e, STATUS[outcome.kind] || 422, html, { 'X-Robots-Tag': 'noindex', ...retry }, headers);
}
