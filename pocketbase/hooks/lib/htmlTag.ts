export interface Tag {
  name: string;
  attributes: Map<string, string>;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const CHARACTERS = Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Makes a text safe in HTML, in an attribute too.
 */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Reads an opening tag.
 * @returns values are plain text, not HTML
 */
export function parseTag(tag: string): Tag {
  const [, name = '', rest = ''] = /^<([a-zA-Z][^\s/>]*)([^]*?)\/?>$/.exec(tag) ?? [];
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    attributes.set(attribute.toLowerCase(), plain([double, single, bare].find((value) => value !== undefined) || ''));
  }
  return { name: name.toLowerCase(), attributes };
}

/**
 * Writes a tag that parseTag() read.
 */
export function writeTag({ name, attributes }: Tag) {
  const written = Array.from(attributes, ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

function plain(html: string) {
  // Other entities stand for themselves: React writes these five only.
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);
}
