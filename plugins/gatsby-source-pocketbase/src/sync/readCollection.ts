import type { Client } from '../client/createClient';
import { fetchRecords, listRecords, type RawRecord } from '../client/listRecords';
import { mapRecord, type MapContext, type MappedRecord } from '../nodes/mapRecord';
import type { Options } from '../options/Options';
import type { Model } from '../schema/Model';
import type { Shape } from '../schema/Shape';
import { forceRule, readManifest, stampOf } from './manifest';
import { guardAgainstShrinking, makePlan, readsWholePages } from './plan';
import type { RecordState } from './RecordState';

export interface ReadRecord extends MappedRecord {
  record: RawRecord;
  stamp: string;
}

/** All that a build needs of one collection, read and mapped, with nothing written yet. */
export interface CollectionChanges {
  shape: Shape;
  signature: string;
  read: ReadRecord[];
  removed: RecordState[];
  unchanged: RecordState[];
  added: number;
}

export interface ReadContext extends MapContext {
  client: Client;
  model: Model;
  options: Options;
  env: NodeJS.ProcessEnv;
}

/** Reads what changed in a collection since the states were kept. */
export async function readCollection(
  shape: Shape,
  states: RecordState[],
  signature: string,
  context: ReadContext,
): Promise<CollectionChanges> {
  const { client, model, options, env } = context;
  const { pageSize } = options;
  const { name } = shape.collection;
  const isForced = await forceRule(client, shape, model, pageSize);
  const manifest = await readManifest(client, shape, isForced, pageSize);
  const plan = makePlan(manifest, states, signature);
  guardAgainstShrinking(name, states.length, plan.removed.length, options.deleteGuard, env);

  const wanted = new Set([...plan.added, ...plan.changed]);
  const query = { ...(shape.options.filter && { filter: shape.options.filter }), pageSize };
  const records = readsWholePages(wanted.size, manifest.size)
    ? await listRecords(client, name, query)
    : await fetchRecords(client, name, [...wanted], query);

  const read = records
    .filter(({ id }) => wanted.has(id))
    .map((record): ReadRecord => {
      const forced = isForced(record);
      const mapped = mapRecord(record, shape, context, forced ? shape.options.forceLocale?.locale : undefined);
      return { record, stamp: stampOf(record, shape, forced), ...mapped };
    });

  // Deleted or taken back between the two lists.
  const arrived = new Set(read.map(({ record }) => record.id));
  const gone = states.filter(({ pbId }) => wanted.has(pbId) && !arrived.has(pbId));
  return {
    shape,
    signature,
    read,
    removed: [...plan.removed, ...gone],
    unchanged: plan.unchanged,
    added: plan.added.filter((id) => arrived.has(id)).length,
  };
}
