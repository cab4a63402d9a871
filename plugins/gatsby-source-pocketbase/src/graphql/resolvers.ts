import {
  type Context,
  type CreateNodeId,
  fileNodeKey,
  recordKey,
  type RecordNode,
  stateKey,
} from '../model/RecordNode';
import { graphName, type Shape, type ShapeField } from '../model/Shape';
import { keptRichText } from '../nodes/parseHtml';
import type { BackRelation } from '../options/Options';

interface Wanted {
  type: string;
  collectionId: string;
  /** The id of any translation: a relation may contain each of them. */
  recordId: string;
  locale: string;
}

type Siblings = { pbSiblings?: Record<string, string> } | null;

/**
 * The node of a record in a locale, or of its translation there; null if there is none.
 *
 * A lookup by id makes a page depend only on a node that was found. So that a page is updated when a target appears: a node in
 * another locale contains its siblings, and changes with them; for a missing record the page depends on every node of the type.
 * Only such pages do; other pages depend only on the nodes that they show.
 */
export function nodeInLocale(
  { nodeModel }: Context,
  { type, collectionId, recordId, locale }: Wanted,
  createNodeId: CreateNodeId,
  locales: string[],
): RecordNode | null {
  const find = (record: string, each: string) =>
    nodeModel.getNodeById({ id: createNodeId(recordKey(collectionId, record, each)), type }) as RecordNode | null;

  const ofSibling = (known: Siblings) => {
    const sibling = known?.pbSiblings?.[locale];
    return sibling ? find(sibling, locale) : null;
  };

  const own = find(recordId, locale);
  if (own) return own;

  for (const other of locales) {
    const translation = other === locale ? null : find(recordId, other);
    if (translation) return ofSibling(translation);
  }
  // A record in a locale that is not built has a state and no node.
  const state = nodeModel.getNodeById({ id: createNodeId(stateKey(collectionId, recordId)) }) as Siblings;
  if (state) return ofSibling(state);

  nodeModel.getNodeById({ id: '', type }, { connectionType: type });
  return null;
}

const asList = (value: unknown): string[] => (value ? [value].flat().map(String) : []);

/** The nodes of a relation, in the record's locale and the editor's order, without missing ones. */
export function relationResolver({ field, target }: ShapeField, createNodeId: CreateNodeId, locales: string[]) {
  return (source: RecordNode, _args: object, context: Context) => {
    const { collectionId = '', type = '' } = target ?? {};
    const nodes = asList(source.pbLinks[field.name]).flatMap((recordId) => {
      const wanted = { type, collectionId, recordId, locale: source.locale };
      return nodeInLocale(context, wanted, createNodeId, locales) ?? [];
    });
    // An editor may have chosen two translations of one record.
    const present = [...new Map(nodes.map((node) => [node.pbId, node])).values()];
    return field.multiple ? present : (present[0] ?? null);
  };
}

/** Records that point to this one or to a translation of it, in the same locale. */
export function backRelationResolver({ by, sort, without }: BackRelation, type: string) {
  return async (source: RecordNode, _args: object, { nodeModel }: Context) => {
    const links = { [by]: { in: source.pbGroup ?? [source.pbId] }, ...(without && { [without]: { eq: null } }) };
    const { entries } = await nodeModel.findAll({
      type,
      query: {
        filter: { locale: { eq: source.locale }, pbLinks: links },
        // The id decides between equal values, so that all builds have the same order.
        sort: [...(sort ? [{ [graphName(sort)]: 'ASC' }] : []), { pbId: 'ASC' }],
      },
    });
    return entries;
  };
}

/** The alternates in other locales. The node changes when one is added or removed, so pages that show them are updated. */
export function alternatesResolver({ type, collection }: Shape, createNodeId: CreateNodeId, locales: string[]) {
  return (source: RecordNode, _args: object, { nodeModel }: Context) =>
    locales.flatMap((locale) => {
      const sibling = source.pbSiblings[locale];
      if (!sibling || locale === source.locale) return [];
      return nodeModel.getNodeById({ id: createNodeId(recordKey(collection.id, sibling, locale)), type }) ?? [];
    });
}

/** A rich text with its locale, for the pages of its links. */
export const richTextResolver =
  ({ name }: ShapeField) =>
  (source: RecordNode) => {
    const richText = keptRichText(source[name]);
    return richText && { ...richText, locale: source.locale };
  };

/** The time of the last save: from the record's state, so that only pages that show it depend on it. */
export const stampResolver = (source: RecordNode, _args: object, { nodeModel }: Context) => {
  const state = source.pbState ? nodeModel.getNodeById({ id: source.pbState }) : null;
  return (state as { updated?: string } | null)?.updated ?? null;
};

/** The node of a file, by its key. @returns null for a missing file */
export function fileNode(key: string, { nodeModel }: Pick<Context, 'nodeModel'>, createNodeId: CreateNodeId) {
  const node = nodeModel.getNodeById({ id: createNodeId(fileNodeKey(key)), type: 'PbFile' });
  // Gatsby notes no dependency on a node that is not there: without this one the page would not run again once the file is back.
  if (!node) nodeModel.getNodeById({ id: '', type: 'PbFile' }, { connectionType: 'PbFile' });
  return node;
}
