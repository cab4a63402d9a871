import { isContent } from '../lib/describeRecord';
import type { EditorLanguage } from '../lib/language';
import { titleOf } from '../lib/titleOf';
import type { PlainBuild, RecordLabel } from './types';

/** A URL of the dashboard's form, in a message of a builder. */
export const LINK = /\/_\/#\/collections\?collection=(\w+)&record=(\w+)/g;

/**
 * The titles of the records that builds mention, and of others, so that their ids need not be shown.
 * @param others further records
 * @param language in which a title is preferred
 * @returns by "collection/id"; nothing for a record that is gone
 */
export function titlesFor(
  app: core.App,
  builds: readonly PlainBuild[],
  others: readonly RecordLabel[],
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
  others.forEach(({ collection, id }) => mention(collection, id));
  const titles: Record<string, string> = {};
  mentioned.forEach((ids, collection) =>
    findContent(app, collection, [...ids]).forEach((record) => {
      titles[`${collection}/${record.id}`] = titleOf(record, language);
    }),
  );
  return titles;
}

/** Records of content alone: messages of builders are no way to the names of others. */
export function findContent(app: core.App, collection: string, ids: string[]) {
  try {
    return isContent(app.findCachedCollectionByNameOrId(collection)) ? app.findRecordsByIds(collection, ids) : [];
  } catch {
    // A collection that the database has no more.
    return [];
  }
}
