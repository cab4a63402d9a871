const { isContent } = require(`${__hooks}/lib/publishing/visible.js`);
const { untranslatedQuery } = require(`${__hooks}/lib/status/untranslatedQuery.js`);

/**
 * What has an English text and no Slovenian one, by collection: one query each, whatever the number of records.
 * @param {core.App} app
 * @returns {{collection: string, total: number, records: {id: string, label: string, draft: boolean, fields: string[]}[]}[]}
 */
function untranslated(app) {
  return app
    .findAllCollections()
    .filter(isContent)
    .map((collection) => ask(app, collection))
    .filter(({ total }) => total > 0)
    .sort((one, other) => (one.collection < other.collection ? -1 : 1));
}

function ask(app, collection) {
  const fields = collection.fields
    .fieldNames()
    .map((name) => ({ name, type: collection.fields.getByName(name).type() }));
  const query = untranslatedQuery({ name: collection.name, fields });
  const found = arrayOf(new DynamicModel({ id: '', label: '', draft: 0, fields: '', total: 0 }));
  if (query) app.db().newQuery(query).all(found);
  const records = found.map(({ id, label, draft, fields: missing }) => ({
    ...{ id, label, draft: draft === 1 },
    fields: missing.split(','),
  }));
  return { collection: collection.name, total: found.length > 0 ? found[0].total : 0, records };
}

module.exports = { untranslated };
