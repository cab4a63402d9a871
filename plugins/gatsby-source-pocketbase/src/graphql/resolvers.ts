import { recordKey } from '../model/ids';
import type { Context, CreateNodeId, RecordNode } from '../model/RecordNode';
import { graphName, type Shape, type ShapeField } from '../model/Shape';
import { keptRichText } from '../nodes/keptRichText';
import type { BackRelation } from '../options/Options';
import { nodeInLocale } from './nodeInLocale';

const asList = (value: string | string[] | null | undefined): string[] =>
  value ? (Array.isArray(value) ? value : [value]) : [];

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
