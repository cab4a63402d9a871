import { addCommand, routerAdd } from '../register';

/**
 * A value that a spreadsheet would run as a formula, full-width forms and leading spaces included. A value that begins with
 * the quotation mark is quoted too, so that removing one mark always restores it.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * A formula further on: a spreadsheet that expects another separator, or a tab, splits the field there. `+` and `-` begin many
 * lines of a list; they are formulas only with a call or a reference to another program.
 */
const LATER = /([,;\t\r\n"]['" \u00a0\ufeff]*)(?=[=@\uff1d\uff20]|[+\-\uff0b\uff0d][^,;\t\r\n]*[(|!])/g;

/**
 * Returns a table as CSV (RFC 4180) that a spreadsheet opens as text: every field quoted, no formula run.
 * @param rows the headings first
 * @param separator `,` or, for spreadsheets of countries with a decimal comma, `;`
 */
export function toCsv(rows: string[][], separator: string = ',') {
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

function cell(value: string) {
  const split = (rest: string) => rest.replace(LATER, "$1'");
  // A mark before the first character covers the formula behind a tab.
  const text = FORMULA.test(value) ? `'${value.slice(0, 1)}${split(value.slice(1))}` : split(value);
  return `"${text.replace(/"/g, '""')}"`;
}

const COLLECTIONS = ['form_messages', 'messages'];
/** `key` and `fingerprint` identify repeats and mean nothing to a reader. */
const LEFT_OUT = ['key', 'fingerprint', 'data'];
const ROWS_AT_ONCE = 500;
/** Without it Excel does not recognise UTF-8. */
const BOM = '\ufeff';

/**
 * Returns all submissions of a collection as CSV, oldest first; fields that forms add (`data`) get columns of their own. The
 * text is returned whole, so that an export that fails half way cannot look complete.
 * @param name of COLLECTIONS
 */
function exportSubmissions(app: core.App, name: string, separator?: string): string {
  const collection = app.findCollectionByNameOrId(name);
  const fields = collection.fields.fieldNames().filter((field) => !LEFT_OUT.includes(field));
  const added = collection.fields.getByName('data') ? keysOf(app, name) : [];
  // A key that equals a field's name gets another heading.
  const header = [...fields, ...added.map((key) => (fields.includes(key) ? `data.${key}` : key))];
  let text = BOM + toCsv([header], separator);
  let last = 0;
  for (;;) {
    const page = readPage(app, name, [...fields, ...(added.length > 0 ? ['data'] : [])], last);
    if (page.length === 0) return text;
    text += toCsv(
      page.map((row) => [...fields.map((field) => row[field]), ...valuesOf(row.data, added)]),
      separator,
    );
    last = page[page.length - 1]?.['row_number'];
  }
}

/** Every key in `data` of any submission. */
function keysOf(app: core.App, name: string) {
  const keys = arrayOf(new DynamicModel({ key: '' }));
  app
    .db()
    .newQuery(
      `SELECT DISTINCT added.key AS [[key]] FROM {{${name}}}, json_each({{${name}}}.[[data]]) AS added
       WHERE json_type({{${name}}}.[[data]]) = 'object' ORDER BY added.key`,
    )
    .all(keys);
  return Array.from(keys, ({ key }) => key);
}

/** Reads by row number instead of offset: deletions in the meantime skip no row. */
function readPage(app: core.App, name: string, columns: string[], after: number) {
  const rows = arrayOf(
    new DynamicModel({ row_number: 0, ...Object.fromEntries(columns.map((column) => [column, ''])) }),
  );
  const list = columns.map((column) => `COALESCE([[${column}]], '') AS [[${column}]]`).join(', ');
  app
    .db()
    .newQuery(
      `SELECT rowid AS [[row_number]], ${list} FROM {{${name}}} WHERE rowid > {:after} ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`,
    )
    .bind({ after })
    .all(rows);
  return rows;
}

function valuesOf(data: string, keys: string[]) {
  const values = JSON.parse(data || 'null') || {};
  return keys.map((key) => {
    const value = Object.hasOwn(values, key) ? values[key] : '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

// Submissions as CSV, for superusers: /_site/export/form_messages.csv, /_site/export/messages.csv; with ?separator=; for
// spreadsheets of countries with a decimal comma.
routerAdd(
  'GET',
  '/_site/export/{file}',
  (e) => {
    const file = e.request.pathValue('file');
    const name = COLLECTIONS.find((collection) => file === `${collection}.csv`);
    if (!name) throw new NotFoundError();
    const separator = e.request.url.query().get('separator') || ',';
    if (![',', ';'].includes(separator)) throw new BadRequestError('The separator may be , or ;');

    e.response.header().set('Content-Disposition', `attachment; filename="${file}"`);
    return e.blob(200, 'text/csv; charset=utf-8', exportSubmissions($app, name, separator));
  },
  { auth: 'superusers' },
);

// `pocketbase export-submissions <folder> [separator]`: writes both files, each whole or not at all.
addCommand({
  use: 'export-submissions',
  short: 'Writes what visitors sent into a folder, as CSV',
  run: ([folder, separator]) => {
    if (!folder) throw new Error('Usage: pocketbase export-submissions <folder> [separator]');
    $os.mkdirAll(folder, 0o700 as unknown as os.FileMode);
    COLLECTIONS.forEach((name) => {
      const file = `${folder}/${name}.csv`;
      // Personal data: readable by the owner only.
      $os.writeFile(`${file}.next`, exportSubmissions($app, name, separator), 0o600 as unknown as os.FileMode);
      $os.rename(`${file}.next`, file);
    });
  },
});
