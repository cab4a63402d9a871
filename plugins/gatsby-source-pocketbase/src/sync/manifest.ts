import { listRecords, type RawRecord } from '../client/listRecords';
import { SourceError } from '../errors';
import { fallbackChain } from '../nodes/resolveLocale';
import type { RecordStatus, Translations } from '../nodes/localise';
import type { LocaleOptions, Options } from '../options/Options';
import type { Client } from '../client/createClient';
import { fieldOf, type Model } from '../model/Model';
import type { Shape } from '../model/Shape';

interface Member {
  id: string;
  locale: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Translations by their key; a record without a key is a group of its own, to which another record's key may point. */
function groupsOf(
  records: RawRecord[],
  { field, key }: NonNullable<Shape['translatedBy']>,
  locales: LocaleOptions,
): Map<string, Member[]> {
  const groups = new Map<string, Member[]>();
  for (const record of records) {
    const name = (key && text(record[key])) || record.id;
    const member = { id: record.id, locale: text(record[field]) || locales.default };
    const group = groups.get(name);
    if (group) group.push(member);
    else groups.set(name, [member]);
  }
  return groups;
}

/** The record of each built locale's node: its own translation, or the first existing one of its fallback chain. */
function byLocale(group: Member[], key: string, shape: Shape, locales: LocaleOptions): Record<string, string> {
  const own = new Map<string, string>();
  for (const { id, locale } of group) {
    const first = own.get(locale);
    if (first && locales.list.includes(locale))
      throw new SourceError('10303', { collection: shape.collection.name, first, second: id, locale, key });
    own.set(locale, id);
  }
  const found = locales.list.map((locale) => {
    const chain = [locale, ...fallbackChain(locale, locales, shape.options)];
    return [locale, chain.map((each) => own.get(each)).find(Boolean)];
  });
  return Object.fromEntries(found.filter(([, id]) => id));
}

/**
 * The translations of each record, if each is a record of its own.
 * @param records with the fields of locale and key
 * @throws SourceError with two records that are the same translation
 */
export function groupTranslations(
  records: RawRecord[],
  shape: Shape,
  locales: LocaleOptions,
): Map<string, Translations> {
  const translations = new Map<string, Translations>();
  if (!shape.translatedBy) return translations;
  for (const [key, group] of groupsOf(records, shape.translatedBy, locales)) {
    const shared = { byLocale: byLocale(group, key, shape, locales), ids: group.map(({ id }) => id) };
    group.forEach(({ id, locale }) => translations.set(id, { locale, ...shared }));
  }
  return translations;
}

interface ManifestEntry extends RecordStatus {
  /** The record's listed fields: id, save time, and the fields that decide its status. */
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
export const stampOf = (record: RawRecord, shape: Shape, status: RecordStatus): string => {
  const saved = shape.stamp ? record[shape.stamp] : undefined;
  return typeof saved === 'string' && saved ? `${saved}${marksOf(status)}` : '';
};

/** Reads the ids of the records that match a filter. */
type IdsOf = (collection: string, filter: string) => Promise<Set<string>>;
type Rule = (record: RawRecord) => boolean;

/** Reads which records force a locale: the flag is on the record itself, or on the one that `via` leads to. */
async function forceRule(idsOf: IdsOf, shape: Shape, model: Model): Promise<Rule> {
  const { forceLocale } = shape.options;
  if (!forceLocale) return () => false;
  const { via, field } = forceLocale;
  if (!via) return (record) => record[field] === true;

  const target = model.find(({ id }) => id === fieldOf(shape.collection, via)?.target)?.name ?? '';
  const ids = await idsOf(target, `${field} = true`);
  return (record) => [record[via]].flat().some((id) => typeof id === 'string' && ids.has(id));
}

/** The filter of a list: the collection's; in a preview without that of drafts. */
export function listFilter({ options: { only, filter } }: Shape, preview: boolean): { filter?: string } {
  const parts = [only, preview ? undefined : filter].filter((part) => part !== undefined);
  if (parts.length === 0) return {};
  return { filter: parts.length === 1 ? parts[0] : parts.map((part) => `(${part})`).join(' && ') };
}

/** Finds drafts: listed records that do not match the filter. Only a preview has any. */
async function draftRule(idsOf: IdsOf, list: string, { options: { filter } }: Shape, preview: boolean): Promise<Rule> {
  if (!preview || !filter) return () => false;
  const published = await idsOf(list, filter);
  return ({ id }) => !published.has(id);
}

/** Reads id and stamp of every record to source: a build without changes reads nothing else. */
export async function readManifest(
  client: Client,
  shape: Shape,
  model: Model,
  { preview, locales, pageSize }: ReadOptions,
): Promise<Manifest> {
  const { forceLocale, listFrom = shape.collection.name } = shape.options;
  const idsOf: IdsOf = async (collection, filter) =>
    new Set((await listRecords(client, collection, { filter, fields: 'id', pageSize })).map(({ id }) => id));
  const { field, key } = shape.translatedBy ?? {};
  const fields = ['id', shape.stamp, forceLocale && (forceLocale.via ?? forceLocale.field), field, key];

  const isForced = await forceRule(idsOf, shape, model);
  const query = { ...listFilter(shape, preview), fields: fields.filter(Boolean).join(','), pageSize };
  const records = await listRecords(client, listFrom, query);
  const isDraft = await draftRule(idsOf, listFrom, shape, preview);
  const translations = groupTranslations(records, shape, locales);

  return new Map(
    records.map((record): [string, ManifestEntry] => {
      const group = translations.get(record.id);
      const status: RecordStatus = {
        isDraft: isDraft(record),
        ...(forceLocale && isForced(record) && { forced: forceLocale.locale }),
        ...(group && { translations: group }),
      };
      return [record.id, { ...status, record, stamp: stampOf(record, shape, status) }];
    }),
  );
}
