import { columnsOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import { isContent } from '../lib/describeRecord';
import type { EditorLanguage } from '../lib/language';
import { titleOf } from '../lib/titleOf';
import { findOnce, rootOf } from '../lib/rootOf';
import type { Untranslated, UntranslatedPage } from './types';

const SUFFIX = '_sl';
/** Types of fields with text; a switch or a number has no language. */
const WRITTEN = ['text', 'editor', 'json', 'url'];
/** Code points of white space: spaces, tabs, line ends and no-break spaces. */
const BLANKS = '9, 10, 13, 32, 160';
/** Nobody reads a longer list of one collection; the count includes all. */
const MOST = 100;

/**
 * Makes the query for all records of a collection without a Slovenian text.
 * @returns SQL that selects id, fields (names separated by commas) and total (of all such records);
 *   undefined for a collection without translations
 */
export function untranslatedQuery({
  name,
  fields,
}: {
  name: string;
  fields: { name: string; type: string }[];
}): string | undefined {
  const names = new Set(fields.map((field) => field.name));
  const pairs = fields
    .filter(({ name: twin, type }) => twin.endsWith(SUFFIX) && WRITTEN.includes(type))
    .map(({ name: twin, type }) => ({ basic: twin.slice(0, -SUFFIX.length), twin, type }))
    .filter(({ basic }) => names.has(basic));
  if (pairs.length === 0) return undefined;

  const missing = pairs.map((pair) => `CASE WHEN ${isMissing(pair)} THEN '${pair.basic},' ELSE '' END`).join(' || ');
  const draft = names.has('status') ? "[[status]] != 'published'" : '0';
  return (
    // Materialized: otherwise the missing fields are computed again for each use.
    `WITH [[found]] AS MATERIALIZED (` +
    `SELECT [[id]], ${draft} AS [[draft]], ${missing} AS [[fields]] FROM {{${name}}}) ` +
    `SELECT [[id]], RTRIM([[fields]], ',') AS [[fields]], COUNT(*) OVER () AS [[total]] ` +
    `FROM [[found]] WHERE [[fields]] != '' ORDER BY [[draft]], LENGTH([[fields]]) DESC, [[id]] LIMIT ${MOST}`
  );
}

/** The Slovenian field first: most have a text, and then the English field is not evaluated. */
function isMissing({ basic, twin, type }: { basic: string; twin: string; type: string }) {
  return `${words(twin, type)} = '' AND ${words(basic, type)} != ''`;
}

function words(field: string, type: string) {
  const written = `COALESCE([[${field}]], '')`;
  if (type === 'json') return `CASE WHEN ${written} IN ('null', '""', '[]', '{}') THEN '' ELSE ${written} END`;
  if (type !== 'editor') return `TRIM(${written}, CHAR(${BLANKS}))`;
  // The rich editor leaves empty paragraphs after all text was deleted, but never 200 characters of them. Parsing thousands of
  // long articles would take seconds.
  const marks = ['<p>', '</p>', '<br>', '<br />', '&nbsp;'];
  const bare = marks.reduce((sql, mark) => `REPLACE(${sql}, '${mark}', '')`, written);
  return `CASE WHEN OCTET_LENGTH([[${field}]]) > 200 THEN 'written' ELSE TRIM(${bare}, CHAR(${BLANKS})) END`;
}

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
      const root = rootOf(app, record, find);
      const page = pages.get(root.id) ?? describeRoot(root, language);
      const kind = collection === 'blocks' ? record.getString('kind') : '';
      page.parts.push({ collection, id: record.id, label: titleOf(record, language), kind, fields });
      page.texts += fields.length;
      pages.set(root.id, page);
    }
  }
  const more = found.reduce((sum, { total, rows }) => sum + total - rows.length, 0);
  return { pages: [...pages.values()].sort(inOrder), more };
}

/** Drafts last, then the page with the most missing texts first. */
const inOrder = (one: UntranslatedPage, other: UntranslatedPage) =>
  Number(one.draft) - Number(other.draft) || other.texts - one.texts || (one.label < other.label ? -1 : 1);

const describeRoot = (root: core.Record, language: EditorLanguage): UntranslatedPage => ({
  ...{ collection: root.collection().name, id: root.id, label: titleOf(root, language) },
  ...{ draft: root.getString('status') === 'draft', texts: 0, parts: [] },
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
