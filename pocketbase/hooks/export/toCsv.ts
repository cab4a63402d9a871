/**
 * What a spreadsheet takes for a formula, full-width forms included; it may do so after spaces too. A value that begins
 * with our own mark is marked again, so that taking one mark away always gives what was written.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * A table as CSV (RFC 4180) that a spreadsheet opens as text: every field in quotes, nothing runs as a formula.
 * @param rows the names of the columns first
 * @param separator `,` or, for spreadsheets of countries with a decimal comma, `;`
 */
export function toCsv(rows: string[][], separator: string = ',') {
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

function cell(value: string) {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replace(/"/g, '""')}"`;
}
