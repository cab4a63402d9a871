import { createHash } from 'node:crypto';
import { Problem } from '../Problem';

const PAGE = 1000;

interface Collection {
  name: string;
  listRule: string | null;
  system: boolean;
  fields: { name: string; type: string }[];
}

/**
 * Digest of what visitors may read, which is what a build publishes: it changes with an edit, a deletion, and when the
 * moment of a planned publication has come.
 * @param url of PocketBase
 * @param token of a superuser, for the list of collections only; records are read as a guest
 */
export async function contentDigest(url: string, token: string): Promise<string> {
  const hash = createHash('sha256');
  const answer = await getJson<{ items: Collection[] }>(`${url}/api/collections?perPage=500&sort=name`, token);
  for (const { name, fields } of answer.items.filter(({ system, listRule }) => !system && listRule !== null)) {
    hash.update(`${name} ${fields.map((field) => `${field.name}:${field.type}`).join()}\n`);
    for await (const { id, updated } of guestRecords(url, name)) hash.update(`${id} ${updated}\n`);
  }
  return hash.digest('hex');
}

async function* guestRecords(url: string, collection: string): AsyncGenerator<{ id: string; updated?: string }> {
  let last = '';
  for (;;) {
    const query = new URLSearchParams({ fields: 'id,updated', sort: 'id', perPage: String(PAGE), skipTotal: '1' });
    // By id and not by page number: a record added meanwhile would move the others along.
    if (last) query.set('filter', `id > "${last}"`);
    const { items } = await getJson<{ items: { id: string; updated?: string }[] }>(
      `${url}/api/collections/${collection}/records?${query}`,
    );
    yield* items;
    if (items.length < PAGE) return;
    last = items.at(-1)?.id ?? '';
  }
}

async function getJson<T>(url: string, token = ''): Promise<T> {
  const answer = await fetch(url, { headers: token ? { Authorization: token } : {} });
  if (!answer.ok) throw new Problem(`PocketBase answered ${answer.status} to ${new URL(url).pathname}.`);
  return (await answer.json()) as T;
}
