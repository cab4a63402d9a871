const DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** What a field of the seed becomes, by the field's type; anything else is kept as it stands. */
const READERS = {
  /** Names of pictures, uploaded when the row is saved. */
  file(field, value, { row, where, world, faults }) {
    const names = list(value);
    for (const name of names) if (!world.hasFile(name)) faults.push(`${where}: there is no file "${name}"`);
    if (names.length > 0) row.files[field.name] = names;
  },

  /** Keys of records; whether they exist is known when all are read. */
  relation(field, value, { row, where, idOf, references }) {
    const keys = list(value);
    for (const key of keys) references.push({ target: field.target, key, where });
    const ids = keys.map((key) => idOf(field.target, key));
    row.values[field.name] = Array.isArray(value) ? ids : ids[0] || '';
  },

  /** "@path" stands for that file's content. */
  editor(field, value, { row, where, world, faults }) {
    const file = typeof value === 'string' && value.startsWith('@') ? value.slice(1) : undefined;
    const text = file === undefined ? value : world.readText(file);
    if (text === undefined) faults.push(`${where}: there is no file "${file}"`);
    row.values[field.name] = text;
  },

  date(field, value, { row, where, faults }) {
    if (value && !DATE.test(value)) faults.push(`${where}: "${value}" is no date such as 2026-11-05 08:00:00.000Z`);
    row.values[field.name] = String(value || '').replace('T', ' ');
  },

  json(field, value, { row, where, faults }) {
    if (typeof value !== 'object') faults.push(`${where}: must be an object`);
    row.values[field.name] = value;
  },
};

/**
 * Reads one field of a record into its row.
 * @param {{name: string, type: string, target?: string}} field
 * @param {unknown} value as the seed has it
 * @param {object} context the row, where it stands, and where faults and references are collected
 */
function fieldValue(field, value, context) {
  const read = READERS[field.type];
  if (read) read(field, value, context);
  else context.row.values[field.name] = value;
}

function list(value) {
  return (Array.isArray(value) ? value : [value]).filter(Boolean);
}

module.exports = { fieldValue };
