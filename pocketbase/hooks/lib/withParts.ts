import { isContent, relationsOf } from './describeRecord';

/** Returns a record with its parts: the blocks of a page, and their items. */
export const withParts = (app: core.App, record: core.Record): core.Record[] =>
  withPartsOf(app, [record], app.findAllCollections().filter(isContent));

function withPartsOf(app: core.App, records: core.Record[], collections: core.Collection[]): core.Record[] {
  const [first] = records;
  if (!first) return [];
  const ids = records.map(({ id }) => id);
  const parts = partsOf(first.collection().id, collections).flatMap(({ name, field }) =>
    withPartsOf(app, app.findAllRecords(name, $dbx.in(field, ...ids)), collections),
  );
  return [...records, ...parts];
}

/** The collections of the parts of a parent, and their fields for it. */
const partsOf = (parent: string, collections: core.Collection[]) =>
  collections.flatMap((collection) =>
    relationsOf(collection, true)
      .filter(({ target }) => target === parent)
      .map(({ name: field }) => ({ name: collection.name, field })),
  );
