import { valuesOf } from '../bin/files';
import { collectionName, isContent, jsonOf, relationsOf } from '../lib/describeRecord';
import { dataOf, labelOf } from './keepVersion';
import type { VersionData, VersionDetail, VersionKind, VersionList, VersionRow } from './types';

/** Versions of one answer: by default, and at most. */
const [MOST, LIMIT] = [20, 100];
const COLUMNS =
  '[[v._rowid_]] AS [[at]], [[v.id]], [[v.kind]], [[v.collection]], [[v.record]], [[v.whole]], [[v.label]], [[v.within]], ' +
  '[[v.changed]], [[v.by]], [[v.created]], EXISTS(SELECT 1 FROM {{bin}} b WHERE [[b.group]] = [[v.group]] AND ' +
  "[[v.group]] != '' AND [[b.record]] = [[v.record]]) AS [[kept]]";

const TEXTS = ['id', 'kind', 'collection', 'record', 'whole', 'label', 'within', 'changed', 'by', 'created'] as const;

/** Selects versions, the newest first. @param where SQL of the condition, with its parameters in `values` */
function select(app: core.App, where: string, values: Record<string, unknown>, most: number): VersionRow[] {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, '']));
  const found = arrayOf(new DynamicModel({ ...texts, at: 0, kept: 0 }));
  const sql = `SELECT ${COLUMNS} FROM {{versions}} v WHERE ${where} ORDER BY [[v._rowid_]] DESC LIMIT ${most}`;
  app.db().newQuery(sql).bind(values).all(found);
  const present = presentRecords(app, found);
  return found.map((row) => {
    const text = (name: (typeof TEXTS)[number]) => String(row[name]);
    return {
      ...{ id: text('id'), at: Number(row['at']), kind: text('kind') as VersionKind, collection: text('collection') },
      ...{ record: text('record'), whole: text('whole'), label: text('label'), within: text('within') },
      ...{ changed: text('changed').split(',').filter(Boolean), by: text('by'), created: text('created') },
      ...{ kept: row['kept'] === 1, isThere: present.has(text('record')) },
    };
  });
}

/** The ids of the records of versions that are stored now. */
function presentRecords(app: core.App, versions: Record<string, unknown>[]) {
  const names = [...new Set(versions.map((version) => String(version['collection'])))];
  const idsIn = (name: string) =>
    versions.filter((version) => version['collection'] === name).map((version) => String(version['record']));
  return new Set(
    names
      .filter((name) => collectionName(app, name) !== '')
      .flatMap((name) => app.findRecordsByIds(name, idsIn(name)).map(({ id }) => id)),
  );
}

function distinct(app: core.App, column: 'by' | 'collection'): string[] {
  const found = arrayOf(new DynamicModel({ value: '' }));
  app.db().newQuery(`SELECT DISTINCT [[${column}]] AS [[value]] FROM {{versions}} ORDER BY 1`).all(found);
  return found.map((row) => String(row['value'])).filter(Boolean);
}

/** The filters of a list; '' or undefined is none. */
interface VersionFilter {
  by?: string;
  kind?: string;
  collection?: string;
  /** "pages/<id>": the record and its parts. */
  of?: string;
  /** Only versions older than the one of this number. */
  before?: string;
  most?: string;
}

/** Lists versions, the newest first. Without a record: one for each action, without what followed from it. */
export function listVersions(app: core.App, { by, kind, collection, of, before, most }: VersionFilter): VersionList {
  const [parent = '', record = ''] = (of ?? '').split('/');
  const conditions = [
    of
      ? '([[v.whole]] = {:of} AND [[v.part]] = FALSE OR [[v.collection]] = {:parent} AND [[v.record]] = {:record})'
      : "[[v.part]] = FALSE AND [[v.kind]] != 'before'",
    by && '[[v.by]] = {:by}',
    kind && '[[v.kind]] = {:kind}',
    collection && '[[v.collection]] = {:collection}',
    before && '[[v._rowid_]] < {:before}',
  ];
  const values = { by, kind, collection, of, parent, record, before: Number(before ?? 0) };
  const limit = Math.min(Math.max(Number(most) || MOST, 1), LIMIT);
  const versions = select(app, conditions.filter(Boolean).join(' AND '), values, limit + 1);
  return {
    versions: versions.slice(0, limit),
    hasMore: versions.length > limit,
    people: distinct(app, 'by'),
    collections: distinct(app, 'collection'),
  };
}

/** A version with its data, that of the version before it, and the record as it is now; undefined if there is none. */
export function describeVersion(app: core.App, id: string): VersionDetail | undefined {
  const [version] = select(app, '[[v.id]] = {:id}', { id }, 1);
  if (!version) return undefined;
  const { collection: name, record, at } = version;
  const older = '[[v.collection]] = {:name} AND [[v.record]] = {:record} AND [[v._rowid_]] < {:at}';
  const [previous] = select(app, older, { name, record, at }, 1);
  const collection = app.findCachedCollectionByNameOrId(name);
  const [stored] = isContent(collection) ? app.findRecordsByIds(name, [record]) : [];
  const dataOfVersion = (one: VersionRow): VersionData => jsonOf(app.findRecordById('versions', one.id), 'data');
  const data = dataOfVersion(version);
  const before = previous && { version: previous, data: dataOfVersion(previous) };
  const now = stored && { data: dataOf(stored), updated: stored.getString('updated') };
  const describe = ({ name: field, target }: { name: string; target: string }) => {
    const ids = [data, before?.data, now?.data].flatMap((one) => valuesOf(one?.[field]));
    return { ...describeRecords(app, target, [...new Set(ids)]), field };
  };
  const [links, parents] = [false, true].map((isPart) => relationsOf(collection, isPart).map(describe));
  return {
    version,
    data,
    previous: before ?? null,
    now: now ?? null,
    fields: [...collection.fields].map((field) => ({ name: field.getName(), type: field.type() })),
    labels: Object.assign({}, ...[links, parents].flat().map((one) => one?.labels)),
    gone: (links ?? []).flatMap(({ field, labels, gone }) =>
      valuesOf(data[field])
        .filter((one) => gone.includes(one))
        .map((one) => ({ field, label: labels[one] ?? one })),
    ),
  };
}

/** The labels of records, of deleted ones by their last versions, and which of them are gone. */
function describeRecords(app: core.App, target: string, ids: string[]) {
  const labels: Record<string, string> = {};
  app.findRecordsByIds(target, ids).forEach((record) => (labels[record.id] = labelOf(record)));
  const gone = ids.filter((id) => labels[id] === undefined);
  gone.forEach((id) => {
    const [last] = select(app, "[[v.record]] = {:id} AND [[v.kind]] = 'deleted'", { id }, 1);
    labels[id] = last?.label ?? id;
  });
  return { labels, gone };
}
