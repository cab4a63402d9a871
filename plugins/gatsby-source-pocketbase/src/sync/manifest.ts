import type { Client } from '../client/createClient';
import { listRecords, type ListQuery, type RawRecord } from '../client/listRecords';
import type { RecordStatus } from '../nodes/RecordStatus';
import type { Options } from '../options/Options';
import { fieldOf, type Model } from '../model/Model';
import type { Shape } from '../model/Shape';
import { groupTranslations } from './groupTranslations';

export interface ManifestEntry extends RecordStatus {
  /** The record as far as the list tells it: id, save time, and what its standing follows from. */
  record: RawRecord;
  stamp: string;
}

export type Manifest = Map<string, ManifestEntry>;

type ReadOptions = Pick<Options, 'preview' | 'locales' | 'pageSize'>;

const marksOf = ({ forced, isDraft, translations }: RecordStatus): string =>
  [
    ...(forced ? ['forced'] : []),
    ...(isDraft ? ['draft'] : []),
    ...(translations ? [JSON.stringify(translations)] : []),
  ]
    .map((mark) => ` ${mark}`)
    .join('');

/**
 * The stamp of a record's state; empty when its collection keeps no save times. It includes the status: when a flag, a filter's
 * result or a sibling changes elsewhere, this record's save time stays, but its nodes change.
 */
export const stampOf = (record: RawRecord, shape: Shape, standing: RecordStatus): string => {
  const saved = shape.stamp ? record[shape.stamp] : undefined;
  return typeof saved === 'string' && saved ? `${saved}${marksOf(standing)}` : '';
};

/** Reads which records force a locale: the flag is on the record itself, or on the one that `via` leads to. */
async function forceRule(
  client: Client,
  shape: Shape,
  model: Model,
  pageSize: number,
): Promise<(record: RawRecord) => boolean> {
  const { forceLocale } = shape.options;
  if (!forceLocale) return () => false;
  const { via, field } = forceLocale;
  if (!via) return (record) => record[field] === true;

  const target = model.find(({ id }) => id === fieldOf(shape.collection, via)?.target)?.name ?? '';
  const flagged = await listRecords(client, target, { filter: `${field} = true`, fields: 'id', pageSize });
  const ids = new Set(flagged.map(({ id }) => id));
  return (record) => [record[via]].flat().some((id) => typeof id === 'string' && ids.has(id));
}

/** The filter of a list: the collection's, or none in a preview. */
export const listFilter = ({ options }: Shape, preview: boolean): { filter?: string } =>
  options.filter && !preview ? { filter: options.filter } : {};

/** Tells drafts apart: what is listed and does not pass the filter. Only a preview has any. */
async function draftRule(
  list: (query: Partial<ListQuery>) => Promise<RawRecord[]>,
  { options: { filter } }: Shape,
  preview: boolean,
): Promise<(record: RawRecord) => boolean> {
  if (!preview || !filter) return () => false;
  const published = new Set((await list({ filter, fields: 'id' })).map(({ id }) => id));
  return ({ id }) => !published.has(id);
}

/** Id and stamp of every record to source: all that a build without changes reads. */
export async function readManifest(
  client: Client,
  shape: Shape,
  model: Model,
  { preview, locales, pageSize }: ReadOptions,
): Promise<Manifest> {
  const { forceLocale, listFrom = shape.collection.name } = shape.options;
  const list = (query: Partial<ListQuery>) => listRecords(client, listFrom, { ...query, pageSize });
  const { field, key } = shape.translatedBy ?? {};
  const fields = ['id', shape.stamp, forceLocale && (forceLocale.via ?? forceLocale.field), field, key];

  const isForced = await forceRule(client, shape, model, pageSize);
  const records = await list({ ...listFilter(shape, preview), fields: fields.filter(Boolean).join(',') });
  const isDraft = await draftRule(list, shape, preview);
  const translations = groupTranslations(records, shape, locales);

  return new Map(
    records.map((record): [string, ManifestEntry] => {
      const group = translations.get(record.id);
      const standing: RecordStatus = {
        isDraft: isDraft(record),
        ...(forceLocale && isForced(record) && { forced: forceLocale.locale }),
        ...(group && { translations: group }),
      };
      return [record.id, { ...standing, record, stamp: stampOf(record, shape, standing) }];
    }),
  );
}
