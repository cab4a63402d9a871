import type { RawRecord } from '../client/listRecords';
import { SourceError } from '../errors';
import { fallbackChain } from '../nodes/resolveLocale';
import type { Translations } from '../nodes/RecordStatus';
import type { LocaleOptions } from '../options/Options';
import type { Shape } from '../model/Shape';

interface Member {
  id: string;
  locale: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Records of one thing, by its key; without a key a record is one for itself, to which another's key may point. */
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

/** The record that gives the node of each built locale: its own translation, or the first of its chain that there is. */
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
 * The translations of each record, where each is a record of its own.
 * @param records with the fields that hold locale and key
 * @throws SourceError naming two records that are the same translation
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
