import { relationsOf } from './describeRecord';

type Find = (collection: string, id: string) => core.Record | undefined;

const findIn =
  (app: core.App): Find =>
  (collection, id) =>
    app.findRecordsByIds(collection, [id])[0];

/** Finds each record once: for the roots of many parts. */
export function findOnce(app: core.App): Find {
  const found = new Map<string, core.Record | undefined>();
  const find = findIn(app);
  return (collection, id) => {
    const key = `${collection}/${id}`;
    if (!found.has(key)) found.set(key, find(collection, id));
    return found.get(key);
  };
}

/** The record of which a record is a part, at any depth: the page of a block's item. Itself, if it is no part. */
export function rootOf(app: core.App, record: core.Record, find: Find = findIn(app)): core.Record {
  for (const { name, target } of relationsOf(record.collection(), true)) {
    const id = record.getString(name);
    const parent = id ? find(target, id) : undefined;
    if (parent) return rootOf(app, parent, find);
  }
  return record;
}
