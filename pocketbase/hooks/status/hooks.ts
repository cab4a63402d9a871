import { refusals as en } from '../../../locales/en/status.json';
import { refusals as sl } from '../../../locales/sl/status.json';
import { sendPage } from '../headers/hooks';
import { isContent, LABELS } from '../lib/describeRecord';
import { languageOfRequest, messagesOfRequest } from '../lib/language';
import { bodyOf } from '../lib/request';
import { routerAdd } from '../register';
import { decide } from '../shrink/decide';
import { overview } from './overview';
import type { Untranslated } from './types';

const SUFFIX = '_sl';
/** Types of fields with text; a switch or a number has no language. */
const WRITTEN = ['text', 'editor', 'json', 'url'];
/** Code points of white space: spaces, tabs, line ends and no-break spaces. */
const BLANKS = '9, 10, 13, 32, 160';
/** Nobody reads a longer list of one collection; the count includes all. */
const MOST = 100;

/**
 * Makes the query for all records of a collection without a Slovenian text.
 * @returns SQL that selects id, label, draft (1 or 0), fields (names separated by commas) and total (of all such records);
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
  const labels = LABELS.filter((label) => names.has(label)).map((label) => `NULLIF([[${label}]], '')`);
  const draft = names.has('status') ? "[[status]] != 'published'" : '0';
  return (
    // Materialized: otherwise the missing fields are computed again for each use.
    `WITH [[found]] AS MATERIALIZED (` +
    `SELECT [[id]], COALESCE(${[...labels, "''"].join(', ')}) AS [[label]], ${draft} AS [[draft]], ` +
    `${missing} AS [[fields]] FROM {{${name}}}) ` +
    `SELECT [[id]], [[label]], [[draft]], RTRIM([[fields]], ',') AS [[fields]], COUNT(*) OVER () AS [[total]] ` +
    `FROM [[found]] WHERE [[fields]] != '' ORDER BY [[draft]], LENGTH([[fields]]) DESC, [[label]] LIMIT ${MOST}`
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
 * Returns records with an English text and no Slovenian one, by collection, with one query each.
 */
function untranslated(app: core.App): Untranslated[] {
  return app
    .findAllCollections()
    .filter(isContent)
    .map((collection) => untranslatedIn(app, collection))
    .filter(({ total }) => total > 0)
    .sort((one, other) => (one.collection < other.collection ? -1 : 1));
}

function untranslatedIn(app: core.App, collection: core.Collection) {
  const fields = [...collection.fields].map((field) => ({ name: field.getName(), type: field.type() }));
  const query = untranslatedQuery({ name: collection.name, fields });
  const found = arrayOf(new DynamicModel({ id: '', label: '', draft: 0, fields: '', total: 0 }));
  if (query) app.db().newQuery(query).all(found);
  const records = found.map(({ id, label, draft, fields: missing }) => ({
    ...{ id, label, draft: draft === 1 },
    fields: missing.split(','),
  }));
  return { collection: collection.name, total: found[0]?.['total'] ?? 0, records };
}

// The status page for editors: the live release, the changes on their way, failures, missing Slovenian texts. The page's files are
// open to all and contain no data; the data is for accounts of the dashboard.
routerAdd('GET', '/_site/status', (e) => sendPage(e, 'index.html'), { unlogged: true });
routerAdd('GET', '/_site/status/{$}', (e) => e.redirect(308, '/_site/status'));
routerAdd('GET', '/_site/status/{file}', (e) => sendPage(e, e.request.pathValue('file')), { unlogged: true });

const FOR_SUPERUSERS = { auth: 'superusers', unlogged: true } as const;
routerAdd(
  'GET',
  '/_site/status/data',
  (e) => e.json(200, overview($app, e.auth, languageOfRequest(e))),
  FOR_SUPERUSERS,
);
routerAdd('GET', '/_site/status/translations', (e) => e.json(200, untranslated($app)), FOR_SUPERUSERS);

// A build that would take away much waits for a person's confirmation, or for the records to be restored.
routerAdd(
  'POST',
  '/_site/status/shrink',
  (e) => e.json(200, decide($app, e.auth, bodyOf(e), messagesOfRequest(e, { en, sl }))),
  { auth: 'superusers' },
);
