import type { Client } from '../client/createClient';
import { fetchRecords, listRecords, type RawRecord } from '../client/listRecords';
import { mapRecord, type MapContext } from '../nodes/mapRecord';
import type { RecordStatus } from '../nodes/localise';
import type { Options } from '../options/Options';
import type { Model } from '../model/Model';
import type { Shape } from '../model/Shape';
import { type AllowedToGo, findShrinking, type Shrinking } from './guardAgainstShrinking';
import { listFilter, readManifest, stampOf, type Manifest } from './manifest';
import { nameRecord } from './nameRecord';
import { makePlan, readsWholePages, type RecordState } from './RecordState';

/**
 * A record that was read. Its nodes are made twice: first to find errors and required files, then, one record after the other, to
 * be written. All nodes at once would need ten times the memory.
 */
export interface ReadRecord {
  record: RawRecord;
  status: RecordStatus;
  stamp: string;
  /** Its state at the last build; none if it is new. */
  known?: RecordState;
  files: string[];
  pages: { locale: string; path: string }[];
}

/** The changes of one collection, read and checked before anything is written. */
export interface CollectionChanges {
  shape: Shape;
  signature: string;
  read: ReadRecord[];
  removed: RecordState[];
  unchanged: RecordState[];
  /** It would lose too many records: nothing else of it was read. */
  shrinking?: Shrinking;
  requests: number;
  seconds: number;
}

export interface ReadContext extends MapContext {
  client: Client;
  model: Model;
  options: Options;
  allowed: AllowedToGo;
}

/** The same client, with a count of its requests. */
function counting(client: Client): { client: Client; requests: () => number } {
  let requests = 0;
  const get: Client['get'] = (...args) => {
    requests += 1;
    return client.get(...args);
  };
  return { client: { ...client, get }, requests: () => requests };
}

/** Reads the changed records in full. For a record without a node, in a locale that is not built, the list is enough. */
async function readRecords(
  client: Client,
  wanted: Set<string>,
  manifest: Manifest,
  shape: Shape,
  { preview, pageSize }: Options,
): Promise<RawRecord[]> {
  const { name } = shape.collection;
  const query = { ...listFilter(shape, preview), pageSize };
  const isBuilt = (id: string) => {
    const translations = manifest.get(id)?.translations;
    return !translations || Object.values(translations.byLocale).includes(id);
  };
  const ids = [...wanted].filter(isBuilt);
  const records = readsWholePages(ids.length, manifest.size)
    ? await listRecords(client, name, query)
    : await fetchRecords(client, name, ids, query);
  const asListed = [...wanted].filter((id) => !isBuilt(id)).flatMap((id) => manifest.get(id)?.record ?? []);
  return [...records.filter(({ id }) => wanted.has(id) && isBuilt(id)), ...asListed];
}

/**
 * Reads the changes of a collection since the last build.
 * @throws SourceError
 */
export async function readCollection(
  shape: Shape,
  states: RecordState[],
  signature: string,
  context: ReadContext,
): Promise<CollectionChanges> {
  const { model, options, allowed } = context;
  const start = performance.now();
  const { client, requests } = counting(context.client);
  const manifest = await readManifest(client, shape, model, options);
  const plan = makePlan(manifest, states, signature);
  const shrinking = findShrinking(shape.collection.name, states, plan, options.deleteGuard, allowed);

  const wanted = new Set(shrinking ? [] : [...plan.added, ...plan.changed]);
  const records = await readRecords(client, wanted, manifest, shape, options);
  const known = new Map(states.map((state) => [state.pbId, state]));
  const read = records.map((record): ReadRecord => {
    const status = manifest.get(record.id) ?? { isDraft: false };
    const { nodes, files } = nameRecord(record, shape, options, () => mapRecord(record, shape, context, status));
    const state = known.get(record.id);
    return {
      record,
      status,
      stamp: stampOf(record, shape, status),
      ...(state && { known: state }),
      files,
      pages: nodes.flatMap(({ locale, path }) => (path ? [{ locale, path }] : [])),
    };
  });

  // Deleted or unpublished between the two lists.
  const arrived = new Set(records.map(({ id }) => id));
  const gone = states.filter(({ pbId }) => wanted.has(pbId) && !arrived.has(pbId));
  return {
    shape,
    signature,
    read,
    removed: [...plan.removed, ...gone],
    unchanged: plan.unchanged,
    ...(shrinking && { shrinking }),
    requests: requests(),
    seconds: (performance.now() - start) / 1000,
  };
}
