/**
 * A value that a spreadsheet would run as a formula, full-width forms and leading spaces included. A value that begins with
 * the quotation mark is quoted too, so that removing one mark always restores it.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * Returns a table as CSV (RFC 4180) that a spreadsheet opens as text: every field quoted, no formula run.
 * @param rows the headings first
 * @param separator `,` or, for spreadsheets of countries with a decimal comma, `;`
 */
export function toCsv(rows: string[][], separator: string = ',') {
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

function cell(value: string) {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replace(/"/g, '""')}"`;
}
