import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { recordKey, stateKey } from '../nodes/ids';
import type { CollectionChanges, ReadRecord } from './readCollection';
import type { RecordState } from './RecordState';
import type { FileChanges } from './syncFiles';

type Args = Pick<SourceNodesArgs, 'actions' | 'getNode' | 'createNodeId' | 'createContentDigest'>;

/** The nodes of one record: one per locale, and its state. */
export function nodesOf(
  { record, nodes, stamp, references, files }: ReadRecord,
  { shape, signature }: CollectionChanges,
  { createNodeId, createContentDigest }: Pick<Args, 'createNodeId' | 'createContentDigest'>,
): NodeInput[] {
  const { id: collectionId, name } = shape.collection;
  const pbState = createNodeId(stateKey(collectionId, record.id));
  const locales = nodes.map((mapped): NodeInput => ({
    ...mapped,
    id: createNodeId(recordKey(collectionId, record.id, mapped.locale)),
    pbState,
    internal: { type: shape.type, contentDigest: createContentDigest({ type: shape.type, ...mapped }) },
  }));
  const saved = shape.stamp ? record[shape.stamp] : undefined;
  const state: RecordState = {
    id: pbState,
    collection: name,
    collectionId,
    pbId: record.id,
    updated: typeof saved === 'string' && saved ? saved.replace(' ', 'T') : null,
    stamp,
    signature,
    nodeIds: locales.map(({ id }) => id),
    references,
    files,
  };
  return [...locales, { ...state, internal: { type: 'PbRecord', contentDigest: createContentDigest(state) } }];
}

/** Writes it all: only called once everything has been read. */
export async function apply(
  collections: CollectionChanges[],
  abandoned: RecordState[],
  files: FileChanges,
  args: Args,
): Promise<void> {
  const { actions, getNode } = args;
  const remove = (id: string) => {
    const node = getNode(id);
    if (node) actions.deleteNode(node);
  };

  for (const file of files.added) await actions.createNode(file);
  for (const changes of collections) {
    for (const read of changes.read) {
      for (const node of nodesOf(read, changes, args)) await actions.createNode(node);
    }
  }
  for (const state of [...collections.flatMap(({ removed }) => removed), ...abandoned]) {
    [...state.nodeIds, state.id].forEach(remove);
  }
  files.removed.forEach(remove);
}
