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
