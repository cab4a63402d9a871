const lib = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib/forms`;
const { escapeHtml, parseTag, writeTag } = require(`${lib}/htmlTag.js`);

const TAG = /<textarea\b(?:"[^"]*"|'[^']*'|[^'">])*>[^]*?<\/textarea>|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>/g;
const SCRIPTS = /<script\b(?:"[^"]*"|'[^']*'|[^'">])*>[^]*?<\/script>|<link\b[^>]*\sas="?script"?[^>]*>/g;

/**
 * Finds a form in a built page.
 * @param {string} html
 * @param {string} form
 * @returns {{start: number, end: number, email: string} | undefined} email: where one may write instead
 */
function findForm(html, form) {
  const start = html.search(new RegExp(`<form\\b[^>]*\\sdata-form="${form}"`));
  if (start < 0) return undefined;
  const { attributes } = parseTag(openingOf(html.slice(start)));
  return { start, end: html.indexOf('</form>', start), email: attributes.get('data-email') || '' };
}

/**
 * A built page with a form on it, as a browser without JavaScript is to see it after its form was not accepted. The
 * page's scripts are taken out: they would draw the form anew, without what was written.
 * @param {string} html
 * @param {string} form
 * @param {{values: object, errors: Record<string, string>, summary: (ids: object) => string, prefix: string}} filling
 *   values: what was written, by field name; errors: sentences by field name; summary: HTML, given the fields' ids;
 *   prefix: of the document's title
 */
function fillForm(html, form, filling) {
  const page = html.replace(SCRIPTS, '');
  const { start, end } = findForm(page, form);
  const filled = page.slice(0, start) + fillFields(page.slice(start, end), filling) + page.slice(end);
  return filled.replace(/<title\b[^>]*>/, (tag) => tag + escapeHtml(filling.prefix));
}

function fillFields(html, { values, errors, summary }) {
  const ids = idsOf(html);
  const sentences = Object.fromEntries(Object.entries(errors).map(([name, text]) => [`${ids[name]}-error`, text]));
  let selected;
  return html.replace(TAG, (found) => {
    if (found.startsWith('</')) return found;
    const tag = parseTag(openingOf(found));
    const { attributes } = tag;
    if (tag.name === 'option') return option(tag, selected);
    if (attributes.has('data-form-summary')) return summaryTag(tag) + summary(ids);
    if (has(sentences, attributes.get('id'))) return found + escapeHtml(sentences[attributes.get('id')]);

    const name = attributes.get('name');
    if (name === undefined || (!ids[name] && !has(values, name))) return found;
    if (ids[name] && has(errors, name)) markInvalid(attributes);
    if (tag.name === 'select') selected = values[name];
    if (tag.name === 'input' && has(values, name)) attributes.set('value', values[name]);
    if (tag.name !== 'textarea') return writeTag(tag);
    // A line break that follows the tag at once is dropped by browsers, so we give them one.
    return `${writeTag(tag)}\n${escapeHtml(values[name] || '')}</textarea>`;
  });
}

/** Of what a visitor sees: hidden fields have no error to lead to. Without a prototype: an unknown field may be `constructor`. */
function idsOf(html) {
  const tags = (html.match(TAG) || []).filter((tag) => /^<(input|select|textarea)\b/.test(tag));
  const controls = tags.map((tag) => parseTag(openingOf(tag)).attributes);
  const visible = controls.filter((attributes) => attributes.get('type') !== 'hidden' && attributes.get('id'));
  const ids = visible.map((attributes) => [attributes.get('name'), attributes.get('id')]);
  // Without a prototype: a visitor may send a field named "constructor".
  return Object.assign(Object.create(null), Object.fromEntries(ids));
}

function openingOf(found) {
  return /^<(?:"[^"]*"|'[^']*'|[^'">])*>/.exec(found)[0];
}

function option(tag, selected) {
  tag.attributes.delete('selected');
  if (tag.attributes.get('value') === (selected || '')) tag.attributes.set('selected', '');
  return writeTag(tag);
}

function markInvalid(attributes) {
  const error = `${attributes.get('id')}-error`;
  const described = (attributes.get('aria-describedby') || '').split(/\s+/).filter((id) => id && id !== error);
  attributes.set('aria-invalid', 'true');
  attributes.set('aria-describedby', [...described, error].join(' '));
}

function summaryTag(tag) {
  tag.attributes.set('role', 'alert').set('tabindex', '-1').set('autofocus', '');
  tag.attributes.delete('hidden');
  return writeTag(tag);
}

function has(object, name) {
  return name !== undefined && Object.prototype.hasOwnProperty.call(object, name);
}

module.exports = { fillForm, findForm };
