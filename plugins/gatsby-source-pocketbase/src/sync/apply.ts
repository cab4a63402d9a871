import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { recordKey, stateKey } from '../model/ids';
import { mapRecord, type MapContext } from '../nodes/mapRecord';
import type { Options } from '../options/Options';
import type { Shape } from '../model/Shape';
import { nameRecord } from './nameRecord';
import type { CollectionChanges, ReadRecord } from './readCollection';
import type { Changes } from './readCollections';
import type { RecordState } from './RecordState';
import type { FileChanges } from './syncFiles';

type Args = Pick<SourceNodesArgs, 'actions' | 'getNode' | 'createNodeId' | 'createContentDigest'>;

/** A collection as it is in the site now, and what that took. */
export interface SyncedCollection {
  shape: Shape;
  /** Of every record that is there. */
  states: RecordState[];
  added: number;
  changed: number;
  deleted: number;
  requests: number;
  seconds: number;
}

/** The nodes of one record, one per locale, and its state. */
function nodesOf(
  { record, standing, stamp }: ReadRecord,
  { shape, signature }: Pick<CollectionChanges, 'shape' | 'signature'>,
  context: MapContext,
  { createNodeId, createContentDigest }: Pick<Args, 'createNodeId' | 'createContentDigest'>,
): { nodes: NodeInput[]; state: RecordState } {
  const { id: collectionId, name } = shape.collection;
  const mapped = mapRecord(record, shape, context, standing);
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
    isDraft: standing.isDraft,
    nodeIds: locales.map(({ id }) => id),
    paths: mapped.nodes.flatMap(({ path }) => path ?? []),
    references: mapped.references,
    links: mapped.links,
    files: mapped.files,
    ...(mapped.flattened.length > 0 && { flattened: mapped.flattened }),
    ...(!locales.length && standing.translations && { pbSiblings: standing.translations.byLocale }),
  };
  const stateNode = { ...state, internal: { type: 'PbRecord', contentDigest: createContentDigest(state) } };
  return { nodes: [...locales, stateNode], state };
}

interface Writer {
  /** Hands a node to Gatsby unless it has the same one. @returns whether it did */
  create: (node: NodeInput) => boolean;
  remove: (id: string) => void;
  /** Waits until all that was handed over is stored. */
  settle: () => Promise<void>;
}

/**
 * Creates and deletes nodes, and only those that differ from what is there.
 *
 * Gatsby answers when a node is on the disk: waiting for each would take a disk's time a node, waiting for none would pile
 * all of them up in memory. So they are handed over some at a time, and then waited for.
 */
function createWriter({ actions, getNode }: Pick<SourceNodesArgs, 'actions' | 'getNode'>): Writer {
  let pending: (void | Promise<void>)[] = [];
  return {
    create: (node) => {
      if (getNode(node.id)?.internal.contentDigest === node.internal.contentDigest) return false;
      pending.push(actions.createNode(node));
      return true;
    },
    remove: (id) => {
      const node = getNode(id);
      if (node) actions.deleteNode(node);
    },
    settle: async () => {
      await Promise.all(pending);
      pending = [];
    },
  };
}

/** Records that are handed to Gatsby before they are waited for. */
const BATCH = 20;

/** Writes one record. @returns whether anything of it differed from what was there */
function writeRecord(
  read: ReadRecord,
  { nodes, state }: ReturnType<typeof nodesOf>,
  { create, remove }: Writer,
): boolean {
  const isWritten = nodes.map(create).some(Boolean);
  // Of locales that it has no longer.
  const stale = read.known?.nodeIds.filter((id) => !state.nodeIds.includes(id)) ?? [];
  stale.forEach(remove);
  return isWritten || stale.length > 0;
}

async function writeCollection(
  changes: CollectionChanges,
  context: MapContext & { options: Options },
  writer: Writer,
  args: Args,
): Promise<SyncedCollection> {
  const { options } = context;
  const { shape, read, removed, unchanged, requests, seconds } = changes;
  const states = [...unchanged];
  let added = 0;
  let changed = 0;
  while (read.length) {
    // Off the list with what is written: its memory is needed for the rest.
    for (const each of read.splice(0, BATCH)) {
      const { made, isDifferent } = nameRecord(each.record, shape, options, () => {
        const made = nodesOf(each, changes, context, args);
        return { made, isDifferent: writeRecord(each, made, writer) };
      });
      if (!each.known) added += 1;
      else if (isDifferent) changed += 1;
      states.push(made.state);
    }
    await writer.settle();
  }
  removed.flatMap(({ nodeIds, id }) => [...nodeIds, id]).forEach(writer.remove);
  return { shape, states, added, changed, deleted: removed.length, requests, seconds };
}

/** Writes it all: only called once everything has been read. */
export async function apply(
  { collections, abandoned }: Changes,
  files: FileChanges,
  context: MapContext & { options: Options },
  args: Args,
): Promise<SyncedCollection[]> {
  const writer = createWriter(args);
  files.added.forEach(writer.create);
  await writer.settle();
  const synced: SyncedCollection[] = [];
  for (const changes of collections) synced.push(await writeCollection(changes, context, writer, args));
  abandoned.flatMap(({ nodeIds, id }) => [...nodeIds, id]).forEach(writer.remove);
  files.removed.forEach(writer.remove);
  await writer.settle();
  return synced;
}
