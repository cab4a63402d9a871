import { isContent } from '../lib/describeRecord';
import type { EditorLanguage } from '../lib/language';
import type { PlainBuild } from './types';

/** The fields with a record's title; the first one with a value. */
const TITLES = ['title', 'name', 'label', 'slug', 'key', 'from'];
/** A URL of the dashboard's form, in a message of a builder. */
const LINK = /\/_\/#\/collections\?collection=(\w+)&record=(\w+)/g;

/**
 * The titles of the records that builds mention, so that their ids need not be shown.
 * @param language in which a title is preferred
 * @returns by "collection/id"; nothing for a record that is gone
 */
export function titlesFor(
  app: core.App,
  builds: readonly PlainBuild[],
  language: EditorLanguage,
): Record<string, string> {
  const mentioned = new Map<string, Set<string>>();
  const mention = (collection = '', id = '') => {
    if (collection && id) mentioned.set(collection, (mentioned.get(collection) ?? new Set()).add(id));
  };
  builds.forEach(({ collection, record, error, error_link, warning }) => {
    mention(collection, record);
    for (const [, name, id] of `${error} ${error_link} ${warning}`.matchAll(LINK)) mention(name, id);
  });
  const titles: Record<string, string> = {};
  mentioned.forEach((ids, collection) =>
    find(app, collection, [...ids]).forEach((record) => {
      titles[`${collection}/${record.id}`] = titleOf(record, language);
    }),
  );
  return titles;
}

/** Records of content alone: messages of builders are no way to the names of others. */
function find(app: core.App, collection: string, ids: string[]) {
  try {
    return isContent(app.findCachedCollectionByNameOrId(collection)) ? app.findRecordsByIds(collection, ids) : [];
  } catch {
    // A collection that the database has no more.
    return [];
  }
}

/** The title of a record. @param language in which it is preferred */
export function titleOf(record: core.Record, language: EditorLanguage) {
  const names = TITLES.flatMap((name) => (language === 'sl' ? [`${name}_sl`, name] : [name]));
  return names.map((name) => record.getString(name)).find((value) => value !== '') ?? record.id;
}
