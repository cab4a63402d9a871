import { CAMPAIGN } from '../../../src/lib/analytics/CAMPAIGN';
import { sourceOf } from '../../../src/lib/analytics/sourceOf';
import en from '../../../locales/en/form.json';
import sl from '../../../locales/sl/form.json';
import { ownValue } from '../../../src/lib/ownValue';
import { sendMadePage } from '../site/sendAnswer';
import { contentType, readBody } from '../lib/request';
import { isFromElsewhere } from './spam/caller';
import { loadLive } from '../release/loadLive';
import { isMailed } from './isMailed';
import { formPage, hasOption, pathIn, pathsOf } from './formPage';
import { FORMS, LOCALES } from './submission/FORMS';
import { checkSubmission, type ReadSubmission } from './submission/readSubmission';
import { saveRow, STATUS, storeSubmission } from './storeSubmission';

/** More than any form of the site has; each field costs time. */
const MAX_FIELDS = 50;

/**
 * Parses the body that a browser sends without JavaScript.
 * @returns undefined if it is not encoded correctly or very long; values: the first of each name, with \n for each line break,
 *   as on the other routes: a browser sends \r\n here
 */
export function readUrlencoded(text: string): { values: Record<string, string>; duplicates: string[] } | undefined {
  try {
    const parts = text.split('&').filter(Boolean);
    if (parts.length > MAX_FIELDS) return undefined;
    const values = new Map<string, string>();
    const duplicates: string[] = [];
    for (const [name, value] of parts.map(readPair)) {
      if (values.has(name)) duplicates.push(name);
      else values.set(name, value);
    }
    // By fromEntries and not by assignment: the name "__proto__" would not become a key.
    return { values: Object.fromEntries(values), duplicates };
  } catch {
    return undefined;
  }
}

function readPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
}

function decode(text: string) {
  return decodeURIComponent(text.replace(/\+/g, ' ')).replace(/\r\n/g, '\n');
}

/**
 * Returns the fields that the query of the form's page fills, `?package=2&referral=anna`, and its campaign: without scripts the
 * page does not show them.
 * @param referer the URL of that page
 * @param isOffered whether the form has a value as an option
 */
export function queryFields(
  form: string,
  referer: string,
  isOffered: (name: string, value: string) => boolean,
): Record<string, string> {
  const rules = FORMS[form] ?? {};
  const query = /\?([^#]*)/.exec(referer)?.[1] ?? '';
  const { values = {} } = readUrlencoded(query) ?? {};
  const source = sourceOf(query, CAMPAIGN);
  const given = ['package', 'referral'].map((name) => [name, (ownValue(values, name) ?? '').trim()] as const);
  const filled = given.filter(([name, value]) => {
    const rule = ownValue(rules, name);
    return rule && value && value.length <= rule.max && (name !== 'package' || isOffered(name, value));
  });
  return { ...Object.fromEntries(filled), ...(source && { source }) };
}

/**
 * Reads and checks a form that a browser sent without JavaScript.
 * @param form a name in FORMS
 * @param text the body
 * @param fieldsOf returns values for fields that were left empty
 * @returns values: of the form's own fields, as they were written, and the campaign; page: the path of the page with the form
 */
export function readPlainForm(
  form: string,
  text: string | undefined,
  fieldsOf: (page: string, locale: string) => Record<string, string> = () => ({}),
): ReadSubmission & { values: Record<string, string>; locale: string; page: string } {
  const read = text === undefined ? undefined : readUrlencoded(text);
  if (!read) return { values: {}, locale: 'en', page: '', errors: [['body', 'invalid']] };
  const { page = '', ...sent } = read.values;
  const written = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, tidy(form, name, value)]));
  const { locale = '' } = written;
  const filled = Object.entries(written).filter(([, value]) => value !== '');
  const body = { ...written, ...fieldsOf(page, locale), ...Object.fromEntries(filled) };
  const given = {
    values: {
      ...Object.fromEntries(Object.entries(body).filter(([name]) => ownValue(FORMS[form] ?? {}, name))),
      // In a hidden field of the form that is shown again, whose URL has no query.
      source: sourceOf(body['source'] ?? '', CAMPAIGN),
    },
    locale: LOCALES.includes(locale) ? locale : 'en',
    page,
  };
  if (read.duplicates.length > 0)
    return { ...given, errors: read.duplicates.map((name): [string, string] => [name, 'invalid']) };
  return { ...given, ...checkSubmission(form, withPackage(body)) };
}

/** As the application sends it (src/features/forms/schema/FieldTable.ts): a space around a pasted line is no part of it. */
function tidy(form: string, name: string, value: string): string {
  const rule = ownValue(FORMS[form] ?? {}, name);
  return rule && !rule.lines ? value.trim() : value;
}

/** The page's select has only the package's number; the row has the specification's text. */
function withPackage(body: Record<string, string>) {
  return body['package'] ? { ...body, package: `Package ${body['package']}` } : body;
}

type Words = typeof en;
type Outcome = ReturnType<typeof storeSubmission>;

const SENTENCES: Readonly<Record<string, 'required' | 'invalidEmail' | 'tooLong' | 'invalidWallet'>> = {
  required: 'required',
  email: 'invalidEmail',
  tooLong: 'tooLong',
  wallet: 'invalidWallet',
};

/**
 * Answers a form that a browser posts without JavaScript: redirects to the thank-you page, or shows the form again with its
 * values and errors. No URL contains a value.
 */
export function answerPlainForm(e: core.RequestEvent) {
  const form = e.request.pathValue('form');
  if (!ownValue(FORMS, form)) throw new NotFoundError();
  if (contentType(e.request) !== 'application/x-www-form-urlencoded') return e.json(415, { error: 'contentType' });
  if (isFromElsewhere(e.request)) return e.json(403, { error: 'origin' });

  const referer = e.request.header.get('Referer');
  const read = readPlainForm(form, readBody(e.request), (page, locale) =>
    queryFields(form, referer, (name, value) => hasOption(form, pathsOf(form, page, locale), name, value)),
  );
  const outcome: Outcome =
    'errors' in read
      ? { kind: 'refused', fields: Object.fromEntries(read.errors) }
      : storeSubmission(e, read.submission, saveRow);
  if (outcome.kind === 'stored')
    return e.redirect(303, thanksPath(form, read.locale, isMailed(e.app, outcome.record)) + markOf(outcome.record));
  return showAgain(e, form, read, outcome);
}

/**
 * The fragment by which the thank-you page counts a submission once (src/runtime/analytics/watchForms.ts): the same for repeats of a
 * submission, and without any of its values. A fragment, so that no server or cache sees another URL.
 */
const markOf = (record: core.Record) => `#sent-${$security.sha256(`sent ${record.id}`).slice(0, 16)}`;

/** The page that thanks; without a mail the one that promises no mail, which an older release lacks. */
function thanksPath(form: string, locale: string, isMailed: boolean) {
  const path = pathIn(locale, `/thank-you/${form}/`);
  const withoutMail = `${path}no-mail/`;
  const files = loadLive()?.manifest.files;
  return isMailed || (files && !ownValue(files, withoutMail)) ? path : withoutMail;
}

const MINUTE = 60;

/** The sentence that says when to try again, as the application says it (src/features/forms/FormOutcome.tsx). */
function again(seconds: number, locale: string, words: Words): string {
  const isShort = seconds <= MINUTE;
  const count = isShort ? seconds : Math.ceil(seconds / MINUTE);
  const name = `${isShort ? 'seconds' : 'minutes'}_${pluralOf(count, locale)}`;
  const sentence = ownValue<Record<string, string>>(words.retryIn, name) ?? words.tryAgain;
  return sentence.replace('{{count}}', String(count));
}

/** The plural form of a count: PocketBase's JavaScript has no Intl. */
function pluralOf(count: number, locale: string): string {
  if (locale !== 'sl') return count === 1 ? 'one' : 'other';
  const forms: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'few', 4: 'few' };
  return forms[count % 100] ?? 'other';
}

function showAgain(
  e: core.RequestEvent,
  form: string,
  { values, locale, page }: ReturnType<typeof readPlainForm>,
  outcome: Exclude<Outcome, { kind: 'stored' }>,
) {
  const words: Words = locale === 'sl' ? sl : en;
  const faults = Object.entries(outcome.kind === 'refused' ? outcome.fields : {}).map(([name, code]) => ({
    name,
    sentence: words[ownValue(SENTENCES, code) ?? 'invalid'].replace('{{max}}', String(FORMS[form]?.[name]?.max)),
  }));
  const failure = [
    ownValue<Record<string, string>>(words.failure, outcome.kind) || words.fail,
    ...('retryAfter' in outcome ? [words.kept, again(outcome.retryAfter, locale, words)] : []),
  ].join(' ');
  const { html, headers } = formPage({ form, page, locale, values, faults, failure, words });
  const retry = 'retryAfter' in outcome && { 'Retry-After': String(outcome.retryAfter) };
  return sendMadePage(e, STATUS[outcome.kind], html, { 'X-Robots-Tag': 'noindex', ...retry }, headers);
}
