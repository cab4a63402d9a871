import { SourceError } from '../errors';
import { type Client, property, toServerError } from './createClient';
import { HttpError } from './request';
import { withoutControls } from './withoutControls';

/** A record in PocketBase's answer. */
export type RawRecord = { id: string } & Record<string, unknown>;

interface ListQuery {
  filter?: string;
  /** Comma-separated; all if absent. */
  fields?: string;
  pageSize: number;
}

const isRecord = (value: unknown): value is RawRecord => typeof property(value, 'id') === 'string';

const recordsOf = (answer: unknown): RawRecord[] => {
  const items = property(answer, 'items');
  if (!Array.isArray(items) || !items.every(isRecord)) {
    throw new SourceError('10901', {
      reason: 'a list without records came back; is the address that of a PocketBase?',
    });
  }
  return items.map(withoutControls);
};

const and = (...parts: (string | undefined)[]): string => {
  const present = parts.filter((part) => part !== undefined && part !== '');
  return present.length > 1 ? present.map((part) => `(${part})`).join(' && ') : (present[0] ?? '');
};

const listError = (error: unknown, collection: string, filter: string): unknown => {
  if (!(error instanceof HttpError)) return error;
  if (error.status === 403) return new SourceError('10203', { collection });
  if (error.status === 404) return new SourceError('10201', { collection });
  if (error.status === 401) return new SourceError('10205', { path: error.path });
  if (error.status === 400) return new SourceError('10204', { collection, filter, reason: error.message });
  return toServerError(error);
};

/**
 * All records of a collection that match the filter, sorted by id.
 *
 * Each page starts after the last id of the page before: with numbered pages a record that is deleted meanwhile would shift the
 * rest by one, and another record would be missed.
 */
export async function listRecords(client: Client, collection: string, query: ListQuery): Promise<RawRecord[]> {
  const records: RawRecord[] = [];
  for (;;) {
    const last = records.at(-1)?.id;
    const filter = and(query.filter, last && `id > ${JSON.stringify(last)}`);
    const page = await client
      .get(`/api/collections/${encodeURIComponent(collection)}/records`, {
        perPage: String(query.pageSize),
        sort: 'id',
        skipTotal: '1',
        ...(filter && { filter }),
        ...(query.fields && { fields: query.fields }),
      })
      .then(recordsOf)
      .catch((error: unknown) => {
        throw listError(error, collection, query.filter ?? '');
      });
    for (const record of page) records.push(record);
    if (page.length < query.pageSize) return records;
  }
}

/** PocketBase refuses filters over 3,500 characters or 200 expressions. */
const FILTER_CHARACTERS = 3200;
const FILTER_IDS = 150;

/** Splits ids so that a filter with each batch and the collection's own filter stays within PocketBase's limits. */
export function batchIds(ids: string[], filter = ''): string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const id of ids) {
    const cost = `id=${JSON.stringify(id)}||`.length;
    const batch = batches.at(-1);
    if (!batch || batch.length >= FILTER_IDS || room < cost) {
      batches.push([id]);
      room = FILTER_CHARACTERS - filter.length - cost;
    } else {
      batch.push(id);
      room -= cost;
    }
  }
  return batches;
}

/** The records with these ids that still match the filter. */
export async function fetchRecords(
  client: Client,
  collection: string,
  ids: string[],
  query: ListQuery,
): Promise<RawRecord[]> {
  const records: RawRecord[] = [];
  for (const batch of batchIds(ids, query.filter)) {
    const named = batch.map((id) => `id=${JSON.stringify(id)}`).join('||');
    const found = await listRecords(client, collection, { ...query, filter: and(query.filter, named) });
    for (const record of found) records.push(record);
  }
  return records;
}
