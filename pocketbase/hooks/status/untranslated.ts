import { isContent, LABELS } from '../lib/describeRecord';
import type { Untranslated } from './types';

const SUFFIX = '_sl';
/** Types of fields that hold words. A switch or a number has no language. */
const WRITTEN = ['text', 'editor', 'json', 'url'];
/** Blanks, tabs, line ends and blanks that do not break. */
const BLANKS = '9, 10, 13, 32, 160';
/** More of one collection would be no list that anybody reads; all are counted. */
const MOST = 100;

/**
 * One question for all that lacks Slovenian in a collection.
 * @returns SQL that gives id, label, draft (1 or 0), fields (names, comma between) and total (of all
 *   such records); undefined where nothing is translated
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
  const labels = LABELS.filter((label) => names.has(label)).map((label) => `NULLIF([[${label}]], '')`);
  const draft = names.has('status') ? "[[status]] != 'published'" : '0';
  return (
    // Materialized: else what is missing is found out again for each place that names it.
    `WITH [[found]] AS MATERIALIZED (` +
    `SELECT [[id]], COALESCE(${[...labels, "''"].join(', ')}) AS [[label]], ${draft} AS [[draft]], ` +
    `${missing} AS [[fields]] FROM {{${name}}}) ` +
    `SELECT [[id]], [[label]], [[draft]], RTRIM([[fields]], ',') AS [[fields]], COUNT(*) OVER () AS [[total]] ` +
    `FROM [[found]] WHERE [[fields]] != '' ORDER BY [[draft]], LENGTH([[fields]]) DESC, [[label]] LIMIT ${MOST}`
  );
}

/** The twin first: most are written, and then the other is not looked at. */
function isMissing({ basic, twin, type }: { basic: string; twin: string; type: string }) {
  return `${words(twin, type)} = '' AND ${words(basic, type)} != ''`;
}

function words(field: string, type: string) {
  const written = `COALESCE([[${field}]], '')`;
  if (type === 'json') return `CASE WHEN ${written} IN ('null', '""', '[]', '{}') THEN '' ELSE ${written} END`;
  if (type !== 'editor') return `TRIM(${written}, CHAR(${BLANKS}))`;
  // The rich editor leaves a paragraph with nothing in it where somebody deleted all. Nobody leaves two hundred letters of
  // them, and of thousands of long articles it takes seconds to look.
  const marks = ['<p>', '</p>', '<br>', '<br />', '&nbsp;'];
  const bare = marks.reduce((sql, mark) => `REPLACE(${sql}, '${mark}', '')`, written);
  return `CASE WHEN OCTET_LENGTH([[${field}]]) > 200 THEN 'written' ELSE TRIM(${bare}, CHAR(${BLANKS})) END`;
}

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
