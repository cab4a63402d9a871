import type { Client } from '../client/createClient';
import { listRecords, type RawRecord } from '../client/listRecords';
import { fieldOf, type Model } from '../schema/Model';
import type { Shape } from '../schema/Shape';

export interface ManifestEntry {
  id: string;
  stamp: string;
  /** The locale whose values are shown in every locale. */
  forced?: string;
}

export type Manifest = Map<string, ManifestEntry>;

/** Says whether a record's flag forces a locale. */
export type IsForced = (record: RawRecord) => boolean;

/**
 * What stands for the state of a record. The flag of a related record is part of it: when that flips, this record's save
 * time does not move, but its texts do.
 */
export const stampOf = (record: RawRecord, shape: Shape, isForced: boolean): string => {
  const saved = shape.stamp ? record[shape.stamp] : undefined;
  return typeof saved === 'string' && saved ? `${saved}${isForced ? ' forced' : ''}` : '';
};

/** Reads which records force a locale: the flag is on the record itself, or on the one that `via` leads to. */
export async function forceRule(client: Client, shape: Shape, model: Model, pageSize: number): Promise<IsForced> {
  const { forceLocale } = shape.options;
  if (!forceLocale) return () => false;
  const { via, field } = forceLocale;
  if (!via) return (record) => record[field] === true;

  const target = model.find(({ id }) => id === fieldOf(shape.collection, via)?.target)?.name ?? '';
  const flagged = await listRecords(client, target, { filter: `${field} = true`, fields: 'id', pageSize });
  const ids = new Set(flagged.map(({ id }) => id));
  return (record) => [record[via]].flat().some((id) => typeof id === 'string' && ids.has(id));
}

/** Id and stamp of every published record: all that a build without changes reads. */
export async function readManifest(
  client: Client,
  shape: Shape,
  isForced: IsForced,
  pageSize: number,
): Promise<Manifest> {
  const { forceLocale, filter } = shape.options;
  const flag = forceLocale && (forceLocale.via ?? forceLocale.field);
  const fields = ['id', shape.stamp, flag].filter(Boolean).join(',');
  const records = await listRecords(client, shape.collection.name, { ...(filter && { filter }), fields, pageSize });
  return new Map(
    records.map((record) => {
      const forced = isForced(record);
      const stamp = stampOf(record, shape, forced);
      return [record.id, { id: record.id, stamp, ...(forced && forceLocale && { forced: forceLocale.locale }) }];
    }),
  );
}
