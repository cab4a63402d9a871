import type { SeedField, SeedFiles, SeedRow } from './seedShape';

/** A relation to a record of the seed, by its key. */
export interface Reference {
  target: string;
  key: string;
  where: string;
}

interface Context {
  row: SeedRow;
  where: string;
  world: SeedFiles;
  idOf: (collection: string, key: string) => string;
  references: Reference[];
  faults: string[];
}

const DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** Converts a value of the seed, by the field's type; a value of any other type stays as it is. */
const READERS: Readonly<Record<string, (field: SeedField, value: unknown, context: Context) => void>> = {
  /** Names of images, uploaded when the row is saved. */
  file(field, value, { row, where, world, faults }) {
    const names = list(value);
    for (const name of names) if (!world.hasFile(name)) faults.push(`${where}: there is no file "${name}"`);
    if (names.length > 0) row.files[field.name] = names;
  },

  /** Keys of records; whether they exist is checked after all were read. */
  relation(field, value, { row, where, idOf, references }) {
    const keys = list(value);
    const target = field.target ?? '';
    for (const key of keys) references.push({ target, key, where });
    const ids = keys.map((key) => idOf(target, key));
    row.values[field.name] = Array.isArray(value) ? ids : ids[0] || '';
  },

  /** "@path" is replaced by that file's content. */
  editor(field, value, { row, where, world, faults }) {
    const file = typeof value === 'string' && value.startsWith('@') ? value.slice(1) : undefined;
    const text = file === undefined ? value : world.readText(file);
    if (text === undefined) faults.push(`${where}: there is no file "${file}"`);
    row.values[field.name] = text;
  },

  date(field, value, { row, where, faults }) {
    if (value && !DATE.test(String(value)))
      faults.push(`${where}: "${value}" is no date such as 2026-11-05 08:00:00.000Z`);
    row.values[field.name] = String(value || '').replace('T', ' ');
  },

  json(field, value, { row, where, faults }) {
    if (typeof value !== 'object') faults.push(`${where}: must be an object`);
    row.values[field.name] = value;
  },
};

/**
 * Reads one field of a record into its row.
 * @param value of the seed
 * @param context the row, its position, and the lists of errors and references
 */
export function fieldValue(field: SeedField, value: unknown, context: Context) {
  const read = READERS[field.type];
  if (read) read(field, value, context);
  else context.row.values[field.name] = value;
}

function list(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(Boolean);
}
