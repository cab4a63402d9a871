import type { RecordName } from '../../../src/lib/publishing/protocol';
import { recordPath } from '../../../src/lib/url/recordPath';
import { collectionName, isContent, jsonOf } from '../lib/describeRecord';
import { moment } from '../lib/moment';
import { changedFields, dataOf, labelOf } from '../versions/keepVersion';
import type { VersionData } from '../versions/types';
import { keyOf } from './chooseSetAside';
import type { Candidate } from './types';

/** The time at which the last published build began to read the content; '' before the first one. */
export function publishedAt(app: core.App): string {
  // The row of a rollback has no fence.
  const [build] = app.findRecordsByFilter('builds', 'release != "" && fence > 0', '-fence', 1, 0);
  return build?.getString('started_at') ?? '';
}

/** A record that may differ from the published one, with its last change. */
interface Changed extends RecordName {
  whole: string;
  label: string;
  by: string;
  at: string;
  follows: boolean;
  /** The kind of its first version since then; '' without one. */
  first: string;
}

/**
 * Returns the records that were changed since the last published build.
 * @param since from publishedAt
 */
export function changedSince(app: core.App, since: string): Candidate[] {
  const kept = new Map(app.findAllRecords('set_aside').map((row) => [keyOf(nameOf(row)), row]));
  const changed = new Map<string, Changed>();
  // The last one of a record counts.
  [...[...kept.values()].map(ofRow), ...ofMoments(app, since), ...ofVersions(app, since)].forEach((one) => {
    const known = changed.get(keyOf(one));
    const first = known?.first || one.first;
    const follows = one.follows && (known?.follows ?? true);
    changed.set(keyOf(one), { ...known, ...one, by: one.by || (known?.by ?? ''), first, follows });
  });
  return [...changed.values()].flatMap((one) => {
    if (!isOfSite(app, one.collection)) return [];
    const row = kept.get(keyOf(one));
    return candidateOf(app, one, row ? publishedIn(row) : publishedData(app, one, since)) ?? [];
  });
}

/** The record of a row of `set_aside`. */
export const nameOf = (row: core.Record): RecordName => ({
  collection: row.getString('collection'),
  id: row.getString('record'),
});

const isOfSite = (app: core.App, collection: string) =>
  collectionName(app, collection) !== '' && isContent(app.findCachedCollectionByNameOrId(collection));

/** A record that is or was set aside: the last build published another version than the one before its last change. */
const ofRow = (row: core.Record): Changed => ({
  ...{ ...nameOf(row), whole: row.getString('whole'), label: row.getString('label'), by: row.getString('by') },
  ...{ at: '', follows: ['redirects', 'gone'].includes(row.getString('collection')), first: '' },
});

const publishedIn = (row: core.Record): VersionData | null =>
  row.getString('kind') === 'deleted' ? null : jsonOf(row, 'data');

function ofVersions(app: core.App, since: string): Changed[] {
  const texts = { collection: '', record: '', whole: '', label: '', by: '', kind: '', created: '' };
  const found = arrayOf(new DynamicModel({ ...texts, part: 0 }));
  const columns = [...Object.keys(texts), 'part'].map((name) => `[[${name}]]`).join(', ');
  app
    .db()
    .newQuery(`SELECT ${columns} FROM {{versions}} WHERE [[created]] > {:since} ORDER BY [[_rowid_]]`)
    .bind({ since })
    .all(found);
  return found.map(({ collection, record: id, whole, label, by, kind: first, created: at, part }) => ({
    ...{ collection, id, whole, label, by, first, at, follows: part === 1 },
  }));
}

/** The records that became visible by their scheduled time. */
function ofMoments(app: core.App, since: string): Changed[] {
  const filter = 'status = "published" && publish_at > {:since} && publish_at <= {:now}';
  return app
    .findAllCollections()
    .filter((one) => isContent(one) && ['status', 'publish_at'].every((name) => one.fields.getByName(name)))
    .flatMap(({ name }) => app.findRecordsByFilter(name, filter, '', 0, 0, { since, now: moment() }))
    .map((record) => {
      const name = { collection: record.collection().name, id: record.id };
      return { ...name, whole: keyOf(name), label: labelOf(record), by: '', at: '', follows: false, first: 'moment' };
    });
}

/** @returns null if visitors did not see the record; undefined if it is not known */
function publishedData(app: core.App, { collection, id: record, first }: Changed, since: string) {
  const versionAt = (filter: string, sort: string) =>
    app.findRecordsByFilter('versions', `collection = {:collection} && record = {:record} && ${filter}`, sort, 1, 0, {
      ...{ collection, record, since },
    })[0];
  const last = versionAt('created <= {:since}', '-@rowid');
  const data = (version: core.Record | undefined): VersionData | null => (version ? jsonOf(version, 'data') : null);
  if (last) return last.getString('kind') === 'deleted' ? null : shownAt(data(last), since);
  // It had no version until it was deleted: that one has it as it was.
  if (first === 'deleted') return shownAt(data(versionAt('created > {:since}', '@rowid')), since);
  return ['created', 'restored', 'before', 'moment'].includes(first) ? null : undefined;
}

/** A draft, or a record that was planned for a later time, was not published. */
function shownAt(data: VersionData | null, since: string): VersionData | null {
  if (!data || !('status' in data)) return data;
  return data['status'] === 'published' && String(data['publish_at'] ?? '') <= since ? data : null;
}

/** @returns undefined if the record is as it was published */
function candidateOf(app: core.App, changed: Changed, data: VersionData | null | undefined): Candidate | undefined {
  const { collection, id, whole, label, by, at, follows } = changed;
  const [present] = app.findRecordsByIds(collection, [id]);
  if (data === undefined || (!present && !data)) return undefined;
  const now = present && dataOf(present);
  if (now && data && changedFields(data, now).length === 0) return undefined;
  const kind = !present ? 'created' : data ? 'changed' : 'deleted';
  const addresses = [data, now].flatMap((one) => (one ? addressesOf(collection, one) : []));
  const about = { collection, id, whole, label, by, at, follows };
  return { ...about, kind, data: data ?? {}, addresses: [...new Set(addresses)] };
}

/** The paths of a record without a locale; of a redirect both ends. */
export function addressesOf(collection: string, data: VersionData): string[] {
  if (collection === 'redirects' || collection === 'gone')
    return ['from', 'to'].flatMap((name) => (data[name] ? [String(data[name])] : []));
  const address = recordPath(collection, String(data['slug'] ?? ''));
  return address === undefined ? [] : [address];
}
