import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { recordKey, stateKey } from '../model/RecordNode';
import { mapRecord, type MapContext } from '../nodes/mapRecord';
import type { Options } from '../options/Options';
import { nameRecord } from './nameRecord';
import type { CollectionChanges, ReadRecord } from './readCollection';
import type { Changes } from './readCollections';
import type { RecordState } from './RecordState';
import type { FileChanges } from './syncFiles';

type Args = Pick<SourceNodesArgs, 'actions' | 'getNode' | 'createNodeId' | 'createContentDigest'>;

/** A collection after a sourcing, with its statistics. */
export interface SyncedCollection extends Pick<CollectionChanges, 'shape' | 'requests' | 'seconds'> {
  /** Of every existing record. */
  states: RecordState[];
  added: number;
  changed: number;
  deleted: number;
}

/** The nodes of one record, one for each locale, and its state. */
function nodesOf(
  { record, status, stamp }: ReadRecord,
  { shape, signature }: Pick<CollectionChanges, 'shape' | 'signature'>,
  context: MapContext,
  { createNodeId, createContentDigest }: Pick<Args, 'createNodeId' | 'createContentDigest'>,
): { nodes: NodeInput[]; state: RecordState } {
  const { id: collectionId, name } = shape.collection;
  const mapped = mapRecord(record, shape, context, status);
  const pbState = createNodeId(stateKey(collectionId, record.id));
  const locales = mapped.nodes.map((node): NodeInput => ({
    ...node,
    id: createNodeId(recordKey(collectionId, record.id, node.locale)),
    pbState,
    internal: { type: shape.type, contentDigest: createContentDigest({ type: shape.type, ...node }) },
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
    isDraft: status.isDraft,
    nodeIds: locales.map(({ id }) => id),
    paths: mapped.nodes.flatMap(({ path }) => path ?? []),
    references: mapped.references,
    links: mapped.links,
    files: mapped.files,
    ...(mapped.flattened.length > 0 && { flattened: mapped.flattened }),
    ...(!locales.length && status.translations && { pbSiblings: status.translations.byLocale }),
  };
  const stateNode = { ...state, internal: { type: 'PbRecord', contentDigest: createContentDigest(state) } };
  return { nodes: [...locales, stateNode], state };
}

type Writer = ReturnType<typeof createWriter>;

/**
 * Creates and deletes nodes, only if they differ from the existing ones.
 *
 * Gatsby's promise settles when a node is on the disk: waiting for each would be slow, waiting for none would keep all of them in
 * memory. So they are created in batches, each followed by a wait.
 */
function createWriter({ actions, getNode }: Pick<SourceNodesArgs, 'actions' | 'getNode'>) {
  let pending: (void | Promise<void>)[] = [];
  return {
    /** Creates a node unless an equal one exists. @returns whether it was created */
    create: (node: NodeInput): boolean => {
      if (getNode(node.id)?.internal.contentDigest === node.internal.contentDigest) return false;
      pending.push(actions.createNode(node));
      return true;
    },
    remove: (id: string): void => {
      const node = getNode(id);
      if (node) actions.deleteNode(node);
    },
    /** Waits until all created nodes are stored. */
    settle: async () => {
      await Promise.all(pending);
      pending = [];
    },
  };
}

/** Records in a batch. */
const BATCH = 20;
/**
 * Records whose nodes are made before anything is written: one that fails then leaves all nodes as they were. That is every edit,
 * and the publication of a page with all of its blocks; more would cost memory, about 50 kB each.
 */
const AHEAD = 200;

type Context = MapContext & { options: Options };
type Made = ReturnType<typeof nodesOf>;
type MadeAhead = ReadonlyMap<ReadRecord, Made>;

/** Makes the nodes of the first records. */
function makeAhead(collections: CollectionChanges[], context: Context, args: Args): MadeAhead {
  const made = new Map<ReadRecord, Made>();
  for (const changes of collections)
    for (const each of changes.read.slice(0, AHEAD - made.size)) {
      const make = () => nodesOf(each, changes, context, args);
      made.set(each, nameRecord(each.record, changes.shape, context.options, make));
    }
  return made;
}

/** Writes one record. @returns whether it differed from the existing nodes */
function writeRecord(read: ReadRecord, { nodes, state }: Made, { create, remove }: Writer): boolean {
  const isWritten = nodes.map(create).some(Boolean);
  // Nodes of locales that the record no longer has.
  const stale = read.known?.nodeIds.filter((id) => !state.nodeIds.includes(id)) ?? [];
  stale.forEach(remove);
  return isWritten || stale.length > 0;
}

async function writeCollection(
  changes: CollectionChanges,
  ahead: MadeAhead,
  context: Context,
  writer: Writer,
  args: Args,
): Promise<SyncedCollection> {
  const { options } = context;
  const { shape, read, removed, unchanged, requests, seconds } = changes;
  const states = [...unchanged];
  let added = 0;
  let changed = 0;
  while (read.length) {
    // Removed from the list after writing: the memory is needed for the rest.
    for (const each of read.splice(0, BATCH)) {
      const write = () => {
        const made = ahead.get(each) ?? nodesOf(each, changes, context, args);
        return { made, isDifferent: writeRecord(each, made, writer) };
      };
      const { made, isDifferent } = nameRecord(each.record, shape, options, write, 'partial');
      if (!each.known) added += 1;
      else if (isDifferent) changed += 1;
      states.push(made.state);
    }
    await writer.settle();
  }
  removed.flatMap(({ nodeIds, id }) => [...nodeIds, id]).forEach(writer.remove);
  return { shape, states, added, changed, deleted: removed.length, requests, seconds };
}

/**
 * Writes all changes: to be called after everything has been read.
 * @throws SourceError whose context says whether nodes may be written already
 */
export async function apply(
  { collections, abandoned }: Changes,
  files: FileChanges,
  context: Context,
  args: Args,
): Promise<SyncedCollection[]> {
  const ahead = makeAhead(collections, context, args);
  const writer = createWriter(args);
  files.added.forEach(writer.create);
  await writer.settle();
  const synced: SyncedCollection[] = [];
  for (const changes of collections) synced.push(await writeCollection(changes, ahead, context, writer, args));
  abandoned.flatMap(({ nodeIds, id }) => [...nodeIds, id]).forEach(writer.remove);
  files.removed.forEach(writer.remove);
  await writer.settle();
  return synced;
}
