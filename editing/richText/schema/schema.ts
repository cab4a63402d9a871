import { Schema } from 'prosemirror-model';
import { blocks, element } from './blocks';
import { readAttributes } from './keptAttributes';
import { marks } from './marks';
import { tables } from './tables';

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
