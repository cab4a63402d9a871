const { bareForm } = require(`${__hooks}/lib/forms/bareForm.js`);
const { fillForm, findForm } = require(`${__hooks}/lib/forms/fillForm.js`);
const { LOCALES } = require(`${__hooks}/lib/forms/FORMS.js`);
const { escapeHtml } = require(`${__hooks}/lib/forms/htmlTag.js`);
const { findAnswer, pageHeaders } = require(`${__hooks}/lib/findAnswer.js`);
const { own } = require(`${__hooks}/lib/own.js`);
const { loadLive } = require(`${__hooks}/lib/loadLive.js`);
const { readAll } = require(`${__hooks}/lib/sendAnswer.js`);

/** Where each form is at home, for whoever does not say which page it was on. */
const HOMES = {
  contact: '/contact/',
  voucher: '/web3/voucher/',
  application: '/modrina-ai-assistant/',
  referral: '/referral/',
  general: '/digitalization/',
};

/**
 * The page with a form on it as it is to be shown again: with what was written, and what is wrong with it.
 * @param {{form: string, page: string, locale: string, values: object, faults: {name: string, sentence: string}[],
 *   failure: string, words: object}} told faults: of fields; failure: what is wrong besides; words: locales/…/form.json
 * @returns {{html: string, headers?: Record<string, string>}} headers: of a page of the site; the server's own has none
 */
function formPage({ form, page, locale, values, faults, failure, words }) {
  const built = findPage(form, [page, pathIn(locale, HOMES[form])]);
  const html = built ? built.html : bareForm(form, { locale, words, hidden: page ? { page } : {} });
  const { email } = findForm(html, form);
  const summary = (ids) => {
    const links = faults.filter(({ name }) => ids[name]).map((fault) => link(fault, ids[fault.name], words));
    const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : paragraphs(failure, email, words);
    return `<h2>${escapeHtml(words.errorSummary)}</h2>${list}`;
  };
  const errors = Object.fromEntries(faults.map(({ name, sentence }) => [name, sentence]));
  const filled = fillForm(html, form, { values, errors, summary, prefix: words.errorPrefix });
  return { html: filled, ...(built && { headers: built.headers }) };
}

/**
 * A path of the site in a language.
 * @param {string} locale
 * @param {string} path
 */
function pathIn(locale, path) {
  return locale === LOCALES[0] ? path : `/${locale}${path}`;
}

function findPage(form, paths) {
  const release = loadLive();
  for (const path of release ? paths.filter(Boolean) : []) {
    const answer = findAnswer(release.manifest, { path, query: '', acceptEncoding: '', hasRange: false });
    if (answer.kind !== 'file' || !answer.file.endsWith('.html')) continue;
    const html = readPage(release, answer.file);
    if (findForm(html, form)) return { html, headers: pageHeaders(release.manifest) };
  }
  return undefined;
}

/** A release may be put away between being found and being read. */
function readPage(release, file) {
  try {
    return toString(readAll(release.files, file));
  } catch {
    return '';
  }
}

function link({ name, sentence }, id, words) {
  const label = own(words.label, name) ? `${words.label[name]}: ` : '';
  return `<li><a href="#${escapeHtml(id)}">${escapeHtml(label + sentence)}</a></li>`;
}

function paragraphs(failure, email, words) {
  const instead = email
    ? `<p>${escapeHtml(words.writeInstead)} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>`
    : '';
  return `<p>${escapeHtml(failure)}</p>${instead}`;
}

module.exports = { HOMES, formPage, pathIn };
