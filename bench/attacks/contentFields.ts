import { COLLECTIONS } from '../../pocketbase/hooks/access/COLLECTIONS';
import type { PublishingSite } from '../lib/publishingSite';

/** A text field of PocketBase's own schema. */
export interface ContentField {
  name: string;
  type: 'text' | 'editor' | 'url' | 'email' | 'json';
  /** Maximum length of a value with several payloads. */
  limit: number;
}

export interface ContentCollection {
  name: string;
  fields: ContentField[];
  /** Fields without text, copied from an existing record. */
  copied: string[];
  /** Relations to several records, with their collection: new records are shown only where something refers to them. */
  shared: { name: string; collection: string }[];
}

interface Schema {
  items: { id: string; name: string; fields: SchemaField[] }[];
}

interface SchemaField {
  name: string;
  type: string;
  max?: number;
  maxSelect?: number;
  collectionId?: string;
}

const WRITTEN = new Set(['text', 'editor', 'url', 'email', 'json']);
const COPIED = new Set(['relation', 'select', 'date', 'number', 'bool']);
/** PocketBase's default limit of a text is 5,000; several short values reach more documents than a long one. */
const LONGEST = 500;

/**
 * Every field that an editor fills, read from the running server, so that a new one is attacked without being listed.
 */
export async function contentFields(site: PublishingSite): Promise<ContentCollection[]> {
  const { items } = await site.ask<Schema>('GET', '/api/collections?perPage=200');
  return items
    .filter(({ name }) => COLLECTIONS[name]?.update === true)
    .map(({ name, fields }) => ({
      name,
      fields: fields
        .filter((field) => WRITTEN.has(field.type) && field.name !== 'id')
        .map((field) => ({
          name: field.name,
          type: field.type as ContentField['type'],
          limit: Math.min(field.max || LONGEST, LONGEST),
        })),
      copied: fields.filter((field) => COPIED.has(field.type)).map((field) => field.name),
      shared: fields
        .filter(({ type, maxSelect = 0 }) => type === 'relation' && maxSelect > 1)
        .map((field) => ({
          name: field.name,
          collection: items.find(({ id }) => id === field.collectionId)?.name ?? '',
        })),
    }));
}
