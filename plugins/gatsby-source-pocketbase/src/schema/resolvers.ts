import type { BackRelation } from '../options/Options';
import { recordKey } from '../nodes/ids';
import { graphName, type ShapeField } from './Shape';

interface NodeModel {
  getNodeById: (args: { id: string; type?: string }, dependencies?: { connectionType?: string }) => unknown;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>;
}

/** Of Gatsby's resolver context, what is used here. */
export interface Context {
  nodeModel: NodeModel;
}

/** A node that mapRecord made. */
export interface RecordNode {
  pbId: string;
  locale: string;
  pbLinks: Record<string, string | string[] | null | undefined>;
  pbState?: string;
  [field: string]: unknown;
}

export type CreateNodeId = (key: string) => string;

const asList = (value: string | string[] | null | undefined): string[] =>
  value ? (Array.isArray(value) ? value : [value]) : [];

/**
 * Nodes that a relation points to, in the editor's order; missing ones drop out.
 *
 * By id Gatsby remembers only what was found. So that a page follows when a missing target appears, it is made to depend on
 * every node of the type: on those pages only, the others depend on just what they show.
 */
export function relationResolver({ field, target }: ShapeField, createNodeId: CreateNodeId) {
  return (source: RecordNode, _args: object, { nodeModel }: Context) => {
    const { collectionId = '', type = '' } = target ?? {};
    const nodes = asList(source.pbLinks[field.name]).flatMap((recordId) => {
      const id = createNodeId(recordKey(collectionId, recordId, source.locale));
      return [nodeModel.getNodeById({ id, type }) ?? nodeModel.getNodeById({ id, type }, { connectionType: type })];
    });
    const present = nodes.filter((node) => node !== null && node !== undefined);
    return field.multiple ? present : (present[0] ?? null);
  };
}

/** Records that point to this one, in the same locale. */
export function backRelationResolver({ by, sort, without }: BackRelation, type: string) {
  return async (source: RecordNode, _args: object, { nodeModel }: Context) => {
    const links = { [by]: { in: [source.pbId] }, ...(without && { [without]: { eq: null } }) };
    const { entries } = await nodeModel.findAll({
      type,
      query: {
        filter: { locale: { eq: source.locale }, pbLinks: links },
        // The id settles what the editor left equal, so that no two builds differ.
        sort: [...(sort ? [{ [graphName(sort)]: 'ASC' }] : []), { pbId: 'ASC' }],
      },
    });
    return entries;
  };
}

/** When the record was last saved, in whatever locale: read from its state, so that only who shows it depends on it. */
export const stampResolver = (source: RecordNode, _args: object, { nodeModel }: Context) => {
  const state = source.pbState ? nodeModel.getNodeById({ id: source.pbState }) : null;
  return (state as { updated?: string } | null)?.updated ?? null;
};
