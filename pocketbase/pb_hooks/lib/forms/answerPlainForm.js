const { isFromElsewhere } = require(`${__hooks}/lib/forms/caller.js`);
const { FORMS } = require(`${__hooks}/lib/forms/FORMS.js`);
const { formPage, pathIn } = require(`${__hooks}/lib/forms/formPage.js`);
const { contentType, readBody } = require(`${__hooks}/lib/forms/readBody.js`);
const { readPlainForm } = require(`${__hooks}/lib/forms/readPlainForm.js`);
const { saveRow } = require(`${__hooks}/lib/forms/saveRow.js`);
const { storeSubmission } = require(`${__hooks}/lib/forms/storeSubmission.js`);
const { sendMadePage } = require(`${__hooks}/lib/sendAnswer.js`);

const SENTENCES = { required: 'required', email: 'invalidEmail', tooLong: 'tooLong', wallet: 'invalidWallet' };
const STATUS = { keyReused: 422, tokenUsed: 409, tooMany: 429, storage: 503 };

/**
 * Answers a form that a browser sent by itself, without JavaScript: a page that thanks, or the form's page again with
 * what was written and what is wrong. No value is ever in an address.
 * @param {core.RequestEvent} e
 */
function answerPlainForm(e) {
  const form = e.request.pathValue('form');
  if (!Object.prototype.hasOwnProperty.call(FORMS, form)) throw new NotFoundError();
  e.response.header().set('Cache-Control', 'no-store');
  if (contentType(e.request) !== 'application/x-www-form-urlencoded') return e.json(415, { error: 'contentType' });
  if (isFromElsewhere(e.request)) return e.json(403, { error: 'origin' });

  const read = readPlainForm(form, readBody(e.request));
  const outcome = read.errors
    ? { kind: 'refused', fields: Object.fromEntries(read.errors) }
    : storeSubmission(e, read.submission, saveRow);
  if (outcome.kind === 'stored') return e.redirect(303, pathIn(read.locale, `/thank-you/${form}/`));
  return showAgain(e, form, read, outcome);
}

function showAgain(e, form, { values, locale, page }, outcome) {
  const words = require(`${__hooks}/../../locales/${locale}/form.json`);
  const faults = Object.entries(outcome.fields || {}).map(([name, code]) => ({
    name,
    sentence: words[SENTENCES[code] || 'invalid'].replace('{{max}}', (FORMS[form][name] || {}).max),
  }));
  const failure = words.failure[outcome.kind] || words.fail;
  const { html, headers } = formPage({ form, page, locale, values, faults, failure, words });
  const retry = outcome.retryAfter && { 'Retry-After': String(outcome.retryAfter) };
  return sendMadePage(e, STATUS[outcome.kind] || 422, html, { 'X-Robots-Tag': 'noindex', ...retry }, headers);
}

module.exports = { answerPlainForm };
