import { type Kind, type KindName, KINDS } from '../../lib/content/KINDS';
import type { RichTextNode } from '../../lib/text/RichText';

type Tree = readonly RichTextNode[];

const idsIn = (nodes: Tree): string[] =>
  nodes.flatMap((node) =>
    node.type === 'text' ? [] : [...(node.attributes.id ? [node.attributes.id] : []), ...idsIn(node.children)],
  );

/** Gives ids of a text new names, and the links of the text to them. */
function renameIds(tree: Tree, names: ReadonlyMap<string, string>): Tree {
  const rename = (node: RichTextNode): RichTextNode => {
    if (node.type === 'text') return node;
    const { id, href } = node.attributes;
    const newId = id && names.get(id);
    const target = href?.startsWith('#') && names.get(href.slice(1));
    const attributes = { ...node.attributes, ...(newId && { id: newId }), ...(target && { href: `#${target}` }) };
    return { ...node, attributes, children: node.children.map(rename) };
  };
  return tree.map(rename);
}

/** Prefixes every id of a text, and the links of the text to them. */
export const prefixIds = (tree: Tree, prefix: string): Tree =>
  renameIds(tree, new Map(idsIn(tree).map((id) => [id, prefix + id])));

/** A rich text of a query. */
type Text = { readonly tree: unknown };

/** A part of a page with its own texts, and those of the parts within it. */
interface TextPart {
  /** Of a block: a block that got another kind keeps the texts of the earlier one, which the page does not show. */
  readonly kind?: KindName;
  readonly anchor?: string | null;
  readonly text?: Text | null;
  readonly items?: readonly TextPart[];
  readonly slides?: readonly TextPart[];
  readonly reel?: TextPart | null;
  readonly packages?: TextPart | null;
}

const EVERY_TEXT: Kind = { fields: ['text'], items: ['text'] };

/** The id with the first number that is free. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/**
 * Makes the ids of a page's texts unique: they are so within a text only, and a link to a place leads to the first element with
 * its id. An anchor that an editor set keeps its id, and the first heading of a name does.
 */
export function withUniqueIds<Part extends TextPart>(parts: readonly Part[]): readonly Part[] {
  const taken = new Set(parts.flatMap(({ anchor }) => anchor || []));
  const ofText = (text: Text): Text => {
    const tree = text.tree as Tree;
    const names = new Map<string, string>();
    for (const id of idsIn(tree)) {
      if (taken.has(id)) names.set(id, freeId(id, taken));
      taken.add(names.get(id) ?? id);
    }
    return names.size > 0 ? { ...text, tree: renameIds(tree, names) } : text;
  };
  const ofPart = <Any extends TextPart>(part: Any): Any => {
    const { kind } = part;
    // A preview may have a kind that this code does not draw yet.
    const { fields, items } = (kind && KINDS[kind]) || EVERY_TEXT;
    const changed = {
      ...(part.text && fields.includes('text') && { text: ofText(part.text) }),
      ...(part.items && items?.includes('text') && { items: ofParts(part.items) }),
      ...(part.slides && { slides: ofParts(part.slides) }),
      ...(part.reel && (!kind || kind === 'reel') && { reel: ofPart(part.reel) }),
      ...(part.packages && (!kind || kind === 'packages') && { packages: ofPart(part.packages) }),
    };
    // The same object without a new id: a block that is the same is not drawn again while an editor types in another one.
    const isSame = Object.entries(changed).every(([name, value]) => part[name as keyof TextPart] === value);
    return isSame ? part : { ...part, ...changed };
  };
  const ofParts = <Any extends TextPart>(all: readonly Any[]): readonly Any[] => {
    const mapped = all.map(ofPart);
    return mapped.every((part, at) => part === all[at]) ? all : mapped;
  };
  return ofParts(parts);
}
