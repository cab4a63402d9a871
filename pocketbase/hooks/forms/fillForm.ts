import { ownValue } from '../../../src/lib/ownValue';
import { escapeHtml, parseTag, type Tag, writeTag } from '../lib/htmlTag';

interface Filling {
  /** By the field's name. */
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Makes the error summary from the ids of the visible fields, by name. */
  summary: (ids: Record<string, string>) => string;
  /** Text before the page's title. */
  prefix: string;
}

const TAG = /<textarea\b(?:"[^"]*"|'[^']*'|[^'">])*>[^]*?<\/textarea>|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>/g;
const SCRIPTS = /<script\b(?:"[^"]*"|'[^']*'|[^'">])*>[^]*?<\/script>|<link\b[^>]*\sas="?script"?[^>]*>/g;

interface FoundForm {
  start: number;
  end: number;
  /** The e-mail address that the form offers instead. */
  email: string;
}

/**
 * Finds a form in a built page.
 * @param subject of the application: a page may have a form for each of several subjects
 */
export function findForm(html: string, form: string, subject?: string): FoundForm | undefined {
  const starts = [...html.matchAll(new RegExp(`<form\\b[^>]*\\sdata-form="${form}"`, 'g'))].map(({ index }) => index);
  const found = starts.map((start) => {
    const { attributes } = parseTag(openingOf(html.slice(start)));
    return { start, end: html.indexOf('</form>', start), email: attributes.get('data-email') || '' };
  });
  return found.find(({ start, end }) => subject && hasSubject(html.slice(start, end), subject)) ?? found[0];
}

const hasSubject = (html: string, subject: string) =>
  (html.match(/<input\b(?:"[^"]*"|'[^']*'|[^'">])*>/g) ?? []).some((tag) => {
    const { attributes } = parseTag(tag);
    return attributes.get('name') === 'subject' && attributes.get('value') === subject;
  });

/**
 * Fills a refused form into its built page, for a browser without JavaScript. The page's scripts are removed: they would
 * render the form again without its values.
 */
export function fillForm(html: string, form: string, filling: Filling) {
  const page = html.replace(SCRIPTS, '');
  const found = findForm(page, form, filling.values['subject']);
  if (!found) return page;
  const { start, end } = found;
  const filled = page.slice(0, start) + fillFields(page.slice(start, end), filling) + page.slice(end);
  return filled.replace(/<title\b[^>]*>/, (tag) => tag + escapeHtml(filling.prefix));
}

function fillFields(html: string, { values, errors, summary }: Filling) {
  const ids = idsOf(html);
  const sentences = Object.fromEntries(Object.entries(errors).map(([name, text]) => [`${ids[name]}-error`, text]));
  let selected: string | undefined;
  return html.replace(TAG, (found) => {
    if (found.startsWith('</')) return found;
    const tag = parseTag(openingOf(found));
    const { attributes } = tag;
    if (tag.name === 'option') return option(tag, selected);
    if (attributes.has('data-form-summary')) return summaryTag(tag) + summary(ids);
    const sentence = ownValue(sentences, attributes.get('id') ?? '');
    if (sentence !== undefined) return found + escapeHtml(sentence);

    const name = attributes.get('name');
    const value = name === undefined ? undefined : ownValue(values, name);
    if (name === undefined || (!ids[name] && value === undefined)) return found;
    if (ids[name] && ownValue(errors, name) !== undefined) markInvalid(attributes);
    if (tag.name === 'select') selected = value;
    if (tag.name === 'input' && value !== undefined) attributes.set('value', value);
    if (tag.name !== 'textarea') return writeTag(tag);
    // Browsers drop a line break directly after the tag, so one is added.
    return `${writeTag(tag)}\n${escapeHtml(value || '')}</textarea>`;
  });
}

/** Ids of the visible fields: hidden ones have no error to link to. */
function idsOf(html: string): Record<string, string> {
  const tags = (html.match(TAG) || []).filter((tag) => /^<(input|select|textarea)\b/.test(tag));
  const controls = tags.map((tag) => parseTag(openingOf(tag)).attributes);
  const visible = controls.filter((attributes) => attributes.get('type') !== 'hidden' && attributes.get('id'));
  const ids = visible.map((attributes) => [attributes.get('name'), attributes.get('id')]);
  // Without a prototype: a field may be named "constructor".
  return Object.assign(Object.create(null), Object.fromEntries(ids));
}

function openingOf(found: string) {
  return /^<(?:"[^"]*"|'[^']*'|[^'">])*>/.exec(found)?.[0] ?? '';
}

function option(tag: Tag, selected?: string) {
  tag.attributes.delete('selected');
  if (tag.attributes.get('value') === (selected || '')) tag.attributes.set('selected', '');
  return writeTag(tag);
}

function markInvalid(attributes: Tag['attributes']) {
  const error = `${attributes.get('id')}-error`;
  const described = (attributes.get('aria-describedby') || '').split(/\s+/).filter((id) => id && id !== error);
  attributes.set('aria-invalid', 'true');
  attributes.set('aria-describedby', [...described, error].join(' '));
}

function summaryTag(tag: Tag) {
  tag.attributes.set('role', 'alert').set('tabindex', '-1').set('autofocus', '');
  tag.attributes.delete('hidden');
  return writeTag(tag);
}
