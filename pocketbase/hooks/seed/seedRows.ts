import {
  COLLECTIONS,
  keyOf,
  type List,
  LISTS,
  type SeedField,
  type SeedFiles,
  type SeedRecord,
  type SeedRow,
} from './seedShape';

/** A relation to a record of the seed, by its key. */
interface Reference {
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
function fieldValue(field: SeedField, value: unknown, context: Context) {
  const read = READERS[field.type];
  if (read) read(field, value, context);
  else context.row.values[field.name] = value;
}

function list(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(Boolean);
}

const ID_LENGTH = 15;

/**
 * Turns the seed's documents into rows, parents before children, without side effects.
 * @param documents the records of each collection
 * @param schema each collection's fields
 * @throws Error with every error's file, record and field
 */
export function seedRows(
  documents: Record<string, SeedRecord[]>,
  schema: Record<string, SeedField[]>,
  world: SeedFiles,
): SeedRow[] {
  const rows: SeedRow[] = [];
  const faults: string[] = [];
  const known = new Set<string>();
  const references: Reference[] = [];
  const idOf = (collection: string, key: string) => world.sha256(`${collection}/${key}`).slice(0, ID_LENGTH);

  const add = (
    collection: string,
    record: SeedRecord,
    key: string,
    where: string,
    inherited: SeedRecord,
    index: number,
  ) => {
    const fields = schema[collection];
    if (!fields) {
      faults.push(`${where}: there is no collection "${collection}"`);
      return;
    }
    const id = idOf(collection, key);
    if (known.has(`${collection}/${key}`)) faults.push(`${where}: the key "${key}" is taken`);
    known.add(`${collection}/${key}`);

    const lists = LISTS[collection] || {};
    const row: SeedRow = { collection, where, values: { id, ...inherited }, files: {} };
    rows.push(row);
    if (fields.some(({ name }) => name === 'order') && record['order'] === undefined)
      row.values['order'] = (index + 1) * 10;
    for (const name of Object.keys(record)) {
      if (name === '_key' || lists[name]) continue;
      const field = fields.find((candidate) => candidate.name === name);
      if (!field) faults.push(`${where}: ${collection} has no field "${name}"`);
      else fieldValue(field, record[name], { row, where: `${where}: ${name}`, world, idOf, references, faults });
    }
    for (const [name, list] of Object.entries(lists)) addList(list, name, { record, row, key, where });
  };

  const addList = (
    list: List,
    name: string,
    parent: { record: SeedRecord; row: SeedRow; key: string; where: string },
  ) => {
    const children = parent.record[name] === undefined ? [] : parent.record[name];
    if (!Array.isArray(children)) {
      faults.push(`${parent.where}: ${name} must be a list`);
      return;
    }
    children.forEach((child, index) => {
      const inherited: SeedRecord = { [list.field]: parent.row.values['id'] };
      if (list.inherit) inherited[list.inherit] = parent.row.values[list.inherit];
      add(
        list.collection,
        child,
        child._key || `${parent.key}/${name}${index}`,
        `${parent.where} ${name}[${index}]`,
        inherited,
        index,
      );
    });
  };

  for (const collection of COLLECTIONS) {
    (documents[collection] || []).forEach((record, index) => {
      const key = keyOf(collection, record);
      if (!key) faults.push(`${collection}.json [${index}]: has no key (slug, key, from or _key)`);
      else add(collection, record, key, `${collection}.json "${key}"`, {}, index);
    });
  }
  for (const { target, key, where } of references) {
    if (!known.has(`${target}/${key}`)) faults.push(`${where}: there is no "${key}" in ${target}`);
  }
  if (faults.length > 0)
    throw new Error(`The seed has ${faults.length} fault(s), nothing was written:\n${faults.join('\n')}`);
  return rows;
}
