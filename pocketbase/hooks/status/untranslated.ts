import type { Untranslated } from './types';
import { isContent } from '../lib/visible';
import { untranslatedQuery } from './untranslatedQuery';

/**
 * Returns records with an English text and no Slovenian one, by collection: one query each, whatever the number of records.
 */
export function untranslated(app: core.App): Untranslated[] {
  return app
    .findAllCollections()
    .filter(isContent)
    .map((collection) => ask(app, collection))
    .filter(({ total }) => total > 0)
    .sort((one, other) => (one.collection < other.collection ? -1 : 1));
}

function ask(app: core.App, collection: core.Collection) {
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
  return { collection: collection.name, total: found[0]?.['total'] ?? 0, records };
}
