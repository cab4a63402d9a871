import { type Attrs, type MarkSpec, Schema } from 'prosemirror-model';
import { blocks, element } from './blocks';
import { keptAttributes, readAttributes, writtenAttributes } from './keptAttributes';
import { tables } from './tables';

const mark = (tag: string, spec: MarkSpec = {}): [string, MarkSpec] => [
  tag,
  {
    attrs: keptAttributes(tag),
    parseDOM: [{ tag, getAttrs: (dom) => readAttributes(dom) }],
    toDOM: ({ attrs }) => [tag, Object.fromEntries(writtenAttributes(tag, attrs)), 0],
    ...spec,
  },
];

const hasValue = (attributes: Attrs) => Object.values(attributes).some((value) => value !== null);

/** Without an attribute it has no effect and is dropped; so is a link whose address the site removes. */
const onlyWithValue = (tag: 'a' | 'span') => ({
  parseDOM: [
    {
      tag,
      getAttrs: (dom: HTMLElement) => {
        const attributes = readAttributes(dom);
        const isRemoved = dom.hasAttribute('href') && attributes.href === null;
        return !isRemoved && hasValue(attributes) ? attributes : (false as const);
      },
    },
  ],
});

/** The elements within a line, the outermost first. */
const marks: Record<string, MarkSpec> = Object.fromEntries([
  mark('a', { inclusive: false, ...onlyWithValue('a') }),
  mark('span', onlyWithValue('span')),
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'].map((tag) => mark(tag)),
  mark('code', { code: true }),
]);

const img = element('img', {
  inline: true,
  group: 'inline',
  draggable: true,
  parseDOM: [
    {
      tag: 'img',
      getAttrs: (dom) => {
        const attributes = readAttributes(dom);
        // Without its address (a picture within the text, data:) it shows nothing.
        return dom.hasAttribute('src') && attributes.src === null ? false : attributes;
      },
    },
  ],
});
const br = element('br', { inline: true, group: 'inline', selectable: false, linebreakReplacement: true });

/**
 * The schema of the editor: exactly the elements that the site keeps (KEPT.ts). Nodes and marks have the names of their elements, but for
 * `heading`, and for `captioned` around a table with a caption.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    ...blocks,
    ...tables,
    text: { group: 'inline' },
    ...Object.fromEntries([img, br]),
  },
  marks,
});

/** The type of a node by its name. @throws Error for a name that the schema lacks */
export function nodeType(name: string) {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The schema has no node "${name}".`);
  return type;
}

/** The type of a mark by its name. @throws Error for a name that the schema lacks */
export function markType(name: string) {
  const type = schema.marks[name];
  if (!type) throw new Error(`The schema has no mark "${name}".`);
  return type;
}
