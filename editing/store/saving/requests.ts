import type { Answer, SendOptions } from '../../../pocketbase/pages/send';
import type { Key, Values } from '../types';

/** A call of the server as the person who is signed in; it never rejects. */
export type Send = (path: string, options?: Request) => Promise<Answer>;

export interface Request extends SendOptions {
  /** Of an upload: 0 to 1. */
  onProgress?: (done: number) => void;
}

/** The meaning of an answer for the caller. */
export type Outcome = 'done' | 'away' | 'signedOut' | 'stale' | 'gone' | 'refused';

/** Returns the meaning of an answer. */
export function outcomeOf({ status, data }: Answer): Outcome {
  if (status === 401) return 'signedOut';
  if (status === 0 || status === 429 || status >= 500) return 'away';
  if (status < 300) return 'done';
  // A proxy's page for an error is none of the server's; 413 is a proxy's answer to a file that is too large.
  if (!('message' in data) && status !== 413) return 'away';
  if (status === 409) return 'stale';
  return status === 404 ? 'gone' : 'refused';
}

/** Between attempts while the server is away. */
export const RETRY_MS = 3000;

/** The most rows of one answer. */
const PER_PAGE = 500;
const PREPARED = { 'X-Prepared': '1' };
/** The fields of a record that the site writes by itself. */
export const OWN = ['id', 'created', 'updated', 'revised', 'revised_sl', 'collectionId', 'collectionName', 'expand'];

const pathOf = (collection: string) => `/api/collections/${collection}/records`;

/** Reads a record with its prepared changes. */
export const readRecord = (send: Send, key: Key): Promise<Answer> =>
  send(`/api/collections/${key.replace('/', '/records/')}`, { headers: PREPARED });

export const createRecord = (send: Send, collection: string, set: string, values: Values): Promise<Answer> =>
  send(`${pathOf(collection)}?prepare=${set}`, { method: 'POST', body: values });

/** @param updated of the version that the person has seen */
export const saveRecord = (
  send: Send,
  key: Key,
  set: string,
  { values, updated, onProgress }: { values: Values | FormData; updated: unknown; onProgress?: (done: number) => void },
): Promise<Answer> =>
  send(`/api/collections/${key.replace('/', '/records/')}?prepare=${set}`, {
    ...{ method: 'PATCH', body: values, headers: { 'If-Match': `"${String(updated ?? '')}"` } },
    ...(onProgress && { onProgress }),
  });

export const deleteRecord = (send: Send, key: Key, set: string): Promise<Answer> =>
  send(`/api/collections/${key.replace('/', '/records/')}?prepare=${set}`, { method: 'DELETE' });

/** Deletes a published record at once. @param confirm the links to it that the person has seen (hooks/links/hooks.ts) */
export const deleteNow = (send: Send, key: Key, confirm: string): Promise<Answer> =>
  send(`/api/collections/${key.replace('/', '/records/')}?confirm=${confirm}`, { method: 'DELETE' });

/**
 * Lists all records of a collection, or those of a filter; the first ones, if the query has a `perPage`.
 * @returns the rows, or the answer that refused them
 */
export async function listRecords(
  send: Send,
  collection: string,
  asked: Readonly<Record<string, string>> = {},
): Promise<readonly Values[] | Answer> {
  const rows: Values[] = [];
  for (let page = 1; ; page++) {
    // `@rowid` is stable: by another order records would be missed when one is saved between two pages.
    const all = { page: String(page), perPage: String(PER_PAGE), skipTotal: '1', sort: '@rowid', ...asked };
    const query = new URLSearchParams(all);
    const answer = await send(`${pathOf(collection)}?${query.toString()}`, { headers: PREPARED });
    if (outcomeOf(answer) !== 'done') return answer;
    const items = answer.data['items'] as readonly Values[];
    rows.push(...items);
    if (asked['perPage'] || items.length < PER_PAGE) return rows;
  }
}

interface Refusal {
  message?: string;
  data?: Readonly<Record<string, { message?: string } | undefined>>;
}

/** The sentences of a refusal, by field; under '' the one about the whole record. */
export function faultsOf({ data: answer }: Answer): Readonly<Record<string, string>> {
  const { message = '', data = {} }: Refusal = answer;
  const faults = Object.entries(data).flatMap(([name, fault]) => (fault?.message ? [[name, fault.message]] : []));
  return faults.length > 0 ? Object.fromEntries(faults) : { '': message };
}
