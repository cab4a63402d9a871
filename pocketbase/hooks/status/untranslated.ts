import { columnsOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import { isContent } from '../lib/describeRecord';
import type { EditorLanguage } from '../lib/language';
import { titleOf } from '../lib/titleOf';
import { findOnce, wholeOf } from '../lib/wholeOf';
import type { Untranslated, UntranslatedPage } from './types';
import { untranslatedQuery } from './untranslatedQuery';

/**
 * Returns the records with an English text and no Slovenian one, by the page that they are on.
 * @param language of the titles
 */
export function untranslated(app: core.App, language: EditorLanguage): Untranslated {
  const found = app.findAllCollections().filter(isContent).map(rowsIn(app));
  const find = findOnce(app);
  const pages = new Map<string, UntranslatedPage>();
  for (const { collection, rows } of found) {
    const missing = new Map(rows.map(({ id, fields }) => [id, fields]));
    const records = app.findRecordsByIds(collection, [...missing.keys()]);
    for (const record of records) {
      const fields = shownOf(record, missing.get(record.id) ?? [], find);
      if (fields.length === 0) continue;
      const whole = wholeOf(app, record, find);
      const page = pages.get(whole.id) ?? describeWhole(whole, language);
      const kind = collection === 'blocks' ? record.getString('kind') : '';
      page.parts.push({ collection, id: record.id, label: titleOf(record, language), kind, fields });
      page.texts += fields.length;
      pages.set(whole.id, page);
    }
  }
  const more = found.reduce((sum, { total, rows }) => sum + total - rows.length, 0);
  return { pages: [...pages.values()].sort(inOrder), more };
}

/** Drafts last, then the page with the most missing texts first. */
const inOrder = (one: UntranslatedPage, other: UntranslatedPage) =>
  Number(one.draft) - Number(other.draft) || other.texts - one.texts || (one.label < other.label ? -1 : 1);

const describeWhole = (whole: core.Record, language: EditorLanguage): UntranslatedPage => ({
  ...{ collection: whole.collection().name, id: whole.id, label: titleOf(whole, language) },
  ...{ draft: whole.getString('status') === 'draft', texts: 0, parts: [] },
});

/** The fields that the kind of a block shows, of those that lack a text: nobody sees the others. */
function shownOf(record: core.Record, missing: readonly string[], find: ReturnType<typeof findOnce>): string[] {
  const collection = record.collection().name;
  const block = collection === 'block_items' ? find('blocks', record.getString('block')) : record;
  const columns = new Set(fieldsOf(collection, block?.getString('kind')).flatMap(columnsOf));
  return missing.filter((name) => columns.has(name));
}

/** The records of a collection that lack Slovenian texts, with one query. */
function rowsIn(app: core.App) {
  return ({ name: collection, fields }: core.Collection) => {
    const types = [...fields].map((field) => ({ name: field.getName(), type: field.type() }));
    const query = untranslatedQuery({ name: collection, fields: types });
    const found = arrayOf(new DynamicModel({ id: '', fields: '', total: 0 }));
    if (query) app.db().newQuery(query).all(found);
    const rows = found.map((row) => ({ id: String(row['id']), fields: String(row['fields']).split(',') }));
    return { collection, total: Number(found[0]?.['total'] ?? 0), rows };
  };
}
