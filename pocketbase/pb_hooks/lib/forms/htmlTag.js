const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const CHARACTERS = Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Makes a text safe in HTML, in an attribute too.
 * @param {string} text
 */
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/**
 * Reads an opening tag.
 * @param {string} tag
 * @returns {{name: string, attributes: Map<string, string>}} values are plain text, not HTML
 */
function parseTag(tag) {
  const [, name, rest] = /^<([a-zA-Z][^\s/>]*)([^]*?)\/?>$/.exec(tag);
  const attributes = new Map();
  for (const [, attribute, double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    attributes.set(attribute.toLowerCase(), plain([double, single, bare].find((value) => value !== undefined) || ''));
  }
  return { name: name.toLowerCase(), attributes };
}

/**
 * Writes a tag that parseTag() read.
 * @param {{name: string, attributes: Map<string, string>}} tag
 */
function writeTag({ name, attributes }) {
  const written = Array.from(attributes, ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

function plain(html) {
  // Other entities stand for themselves: React writes these five only.
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity]);
}

module.exports = { escapeHtml, parseTag, writeTag };
