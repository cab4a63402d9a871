import { relationsOf } from './describeRecord';

/** The record of which a record is a part, at any depth: the page of a block's item. Itself, if it is no part. */
export function wholeOf(app: core.App, record: core.Record): core.Record {
  for (const { name, target } of relationsOf(record.collection(), true)) {
    const id = record.getString(name);
    const [parent] = id ? app.findRecordsByIds(target, [id]) : [];
    if (parent) return wholeOf(app, parent);
  }
  return record;
}
