import type en from '../../../locales/en/form.json';
import { ownValue } from '../../../src/lib/ownValue';
import { findAnswer, pageHeaders } from '../site/findAnswer';
import { loadLive } from '../release/loadLive';
import { readAll } from '../site/sendAnswer';
import type { Release } from '../release/types';
import { fillForm, findForm } from './fillForm';
import { type Option, optionsOf } from './optionsOf';
import { FORMS, LOCALES, type Rule } from './submission/FORMS';
import { escapeHtml, parseTag } from '../lib/htmlTag';

/** Texts of locales/…/form.json. */
type Words = typeof en;

/** A refused field and its error sentence. */
interface Fault {
  name: string;
  sentence: string;
}

/** The page of each form. */
export const HOMES: Readonly<Record<string, string>> = {
  contact: '/contact/',
  voucher: '/web3/voucher/',
  application: '/modrina-ai-assistant/',
  referral: '/referral/',
  general: '/digitalization/',
};

interface RefusedForm {
  form: string;
  page: string;
  locale: string;
  values: Record<string, string>;
  faults: Fault[];
  /** The error of the whole form. */
  failure: string;
  words: Words;
}

/**
 * Returns the page of a refused form with its values and errors.
 * @returns headers: of the built page; the server's own page has none
 */
export function formPage(refused: RefusedForm): { html: string; headers?: Record<string, string> } {
  const { form, page, locale, values, faults, failure, words } = refused;
  const built = findPage(form, pathsOf(form, page, locale));
  const html = built
    ? built.html
    : bareForm(form, {
        ...{ locale, words, options: optionsOf($app, form, locale) },
        hidden: { source: '', ...(page && { page }) },
      });
  const email = findForm(html, form)?.email ?? '';
  const summary = (ids: Record<string, string>) => {
    const links = faults.flatMap((fault) => (ids[fault.name] ? [link(fault, ids[fault.name] ?? '', words)] : []));
    const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : paragraphs(failure, email, words);
    return `<h2>${escapeHtml(words.errorSummary)}</h2>${list}`;
  };
  const errors = Object.fromEntries(faults.map(({ name, sentence }) => [name, sentence]));
  const filled = fillForm(html, form, { values, errors, summary, prefix: words.errorPrefix });
  return { html: filled, ...(built && { headers: built.headers }) };
}

/** The pages that may have a form, the visitor's own first. */
export const pathsOf = (form: string, page: string, locale: string) => [page, pathIn(locale, HOMES[form] ?? '')];

/** Whether a select of a form has an option: of the built one, or of that without a release. */
export function hasOption(form: string, paths: string[], name: string, value: string): boolean {
  const page = findPage(form, paths);
  if (!page) return (optionsOf($app, form, 'en')[name] ?? []).some((option) => option.value === value);
  const { html } = page;
  const { start, end } = findForm(html, form) ?? { start: 0, end: 0 };
  const select = new RegExp(`<select\\b[^>]*\\sname="${name}"[^>]*>([^]*?)</select>`).exec(html.slice(start, end));
  const options = select?.[1]?.match(/<option\b(?:"[^"]*"|'[^']*'|[^'">])*>/g) ?? [];
  return options.some((option) => parseTag(option).attributes.get('value') === value);
}

/** Returns a path of the site in a locale. */
export function pathIn(locale: string, path: string) {
  return locale === LOCALES[0] ? path : `/${locale}${path}`;
}

function findPage(form: string, paths: string[]) {
  const release = loadLive();
  if (!release) return undefined;
  for (const path of paths.filter(Boolean)) {
    const answer = findAnswer(release.manifest, { path, query: '', acceptEncoding: '', hasRange: false });
    if (answer.kind !== 'file' || !answer.file.endsWith('.html')) continue;
    const html = readPage(release, answer.file);
    if (findForm(html, form)) return { html, headers: pageHeaders(release.manifest) };
  }
  return undefined;
}

/** A release may be removed between finding and reading a file. */
function readPage(release: Release, file: string) {
  try {
    return toString(readAll(release.files, file));
  } catch {
    return '';
  }
}

function link({ name, sentence }: Fault, id: string, words: Words) {
  const text = ownValue<Record<string, string>>(words.label, name);
  const label = text ? `${text}: ` : '';
  return `<li><a href="#${escapeHtml(id)}">${escapeHtml(label + sentence)}</a></li>`;
}

function paragraphs(failure: string, email: string, words: Words) {
  const instead = email
    ? `<p>${escapeHtml(words.writeInstead)} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>`
    : '';
  return `<p>${escapeHtml(failure)}</p>${instead}`;
}

interface BareForm {
  locale: string;
  words: Words;
  hidden: Record<string, string>;
  /** The choices of its selects by field. */
  options: Record<string, Option[]>;
}

/**
 * Returns a page with a form for when the built page is unavailable: before the first release, or where a CDN serves the
 * site. It has the markers that fillForm() needs.
 */
export function bareForm(form: string, { locale, words, hidden, options }: BareForm) {
  const fields = Object.entries(FORMS[form] ?? {});
  const labels: Record<string, string> = words.label;
  const unlabelled = fields.filter(([name]) => !labels[name]).map(([name]) => [name, '']);
  const hiddenInputs = Object.entries<string>({ ...Object.fromEntries(unlabelled), ...hidden, locale });
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.fail)}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
label { display: block; margin-top: 1rem }
input, select, textarea, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; font: inherit }
button { margin-top: 1.5rem }
</style>
</head>
<body>
<main>
<form method="post" action="/_site/forms/${form}" accept-charset="utf-8" data-form="${form}">
<div data-form-summary=""></div>
${hiddenInputs.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`).join('\n')}
${fields.flatMap(([name, rule]) => (labels[name] ? [field(name, rule, { text: labels[name], options: ownValue(options, name) })] : [])).join('\n')}
<button>${escapeHtml(words.send)}</button>
</form>
</main>
</body>
</html>
`;
}

function field(name: string, rule: Rule, { text, options }: { text: string; options: Option[] | undefined }) {
  const label = `<label for="${name}">${escapeHtml(text)}${rule.required ? ' *' : ''}</label>`;
  return `${label}\n${control(name, rule, options)}\n<p id="${name}-error"></p>`;
}

/** The element of a field. Without maxlength: it would cut what is pasted, in silence. */
function control(name: string, { lines }: Rule, options: Option[] | undefined) {
  const attributes = `id="${name}" name="${name}"`;
  if (options) {
    const choices = [{ value: '', label: '' }, ...options].map(
      ({ value, label }) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`,
    );
    return `<select ${attributes}>${choices.join('')}</select>`;
  }
  if (lines) return `<textarea ${attributes} rows="8"></textarea>`;
  return `<input ${attributes}${name === 'email' ? ' type="email"' : ''}>`;
}
