import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedRows } from '../../../pocketbase/hooks/seed/seedRows';
import { COLLECTIONS, type SeedRecord } from '../../../pocketbase/hooks/seed/seedShape';
import schema from '../../../pocketbase/pb_schema.json';
import type { DraftRecord, Value, Values } from '../../store/types';

const SEED = join(__dirname, '../../../pocketbase/seed');

const textOf = (file: string): string | undefined =>
  existsSync(join(SEED, file)) ? readFileSync(join(SEED, file), 'utf8') : undefined;

type Field = { name: string; type: string; multiple?: boolean; target?: string };
const collections: readonly { id: string; name: string; fields: readonly Field[] }[] = schema;
const nameOf = (id: string | undefined) => collections.find((collection) => collection.id === id)?.name;

/** PocketBase's values of empty fields. */
const EMPTY: Readonly<Record<string, Value>> = { number: 0, bool: false, json: null };

/** A record as PocketBase sends it: every field has a value. */
export function draftRecord(collection: string, values: Values): DraftRecord {
  const fields = collections.find(({ name }) => name === collection)?.fields ?? [];
  const empty = fields.map(({ name, type, multiple }) => [name, multiple ? [] : (EMPTY[type] ?? '')]);
  const id = String(values.id);
  return {
    ...{ key: `${collection}/${id}`, collection, id, isNew: false },
    values: { ...Object.fromEntries(empty), ...values },
  };
}

/** The starting content of the site, as records of PocketBase. */
export function seedRecords(): DraftRecord[] {
  const documents = Object.fromEntries(
    COLLECTIONS.map((name) => [name, JSON.parse(textOf(`${name}.json`) ?? '[]') as SeedRecord[]]),
  );
  const fields = Object.fromEntries(
    collections.map((collection) => [
      collection.name,
      collection.fields.map(({ name, type, target }) => ({
        name,
        type,
        ...(target && { target: nameOf(target) ?? '' }),
      })),
    ]),
  );
  const world = {
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
    readText: textOf,
    hasFile: (file: string) => existsSync(join(SEED, 'images', file)),
  };
  return seedRows(documents, fields, world).map(({ collection, values, files }) => {
    const names = Object.entries(files).map(([name, paths]) => [name, paths[0]?.split('/').pop() ?? '']);
    return draftRecord(collection, { ...(values as Values), ...Object.fromEntries(names) });
  });
}
