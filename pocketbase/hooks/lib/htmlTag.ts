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

/** Escapes a text for HTML, also in an attribute. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Parses an opening tag; the values of its attributes are plain text, not HTML. */
export function parseTag(tag: string): Tag {
  const [, name = '', rest = ''] = /^<([a-zA-Z][^\s/>]*)([^]*?)\/?>$/.exec(tag) ?? [];
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    attributes.set(attribute.toLowerCase(), plain([double, single, bare].find((value) => value !== undefined) || ''));
  }
  return { name: name.toLowerCase(), attributes };
}

/** Writes a tag that parseTag() read. */
export function writeTag({ name, attributes }: Tag) {
  const written = Array.from(attributes, ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

function plain(html: string) {
  // Other entities stay as they are: React writes only these five.
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);
}
