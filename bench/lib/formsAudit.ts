import type { FormsTarget } from './formsTarget';
import type { Tally } from './formsClients';

interface Row {
  id: string;
  key: string;
  email: string;
}

interface Mail {
  collection: string;
  submission: string;
  kind: string;
}

/** The rows of the database, compared with the responses that clients received. */
export interface Audit {
  rows: number;
  /** Acknowledged, but not stored as the response stated. */
  lost: number;
  /** Rows of one key beyond the first. */
  duplicated: number;
  /** Rows whose key no client got a response for. */
  unknown: number;
  mails: number;
  mailsMissing: number;
  mailsTooMany: number;
}

/** Compares all rows and all mails with the acknowledged submissions. */
export async function audit(server: Pick<FormsTarget, 'url' | 'token'>, tally: Tally): Promise<Audit> {
  const stored = {
    form_messages: await readAll<Row>(server, 'form_messages', 'id,key,email'),
    messages: await readAll<Row>(server, 'messages', 'id,key,email'),
  };
  const mails = await readAll<Mail>(server, 'outbox', 'collection,submission,kind');
  const rows = Object.entries(stored).flatMap(([collection, list]) => list.map((row) => ({ ...row, collection })));
  const byKey = new Map(rows.toReversed().map((row) => [row.key, row]));

  let lost = 0;
  for (const [key, { id, submission }] of tally.acknowledged) {
    const row = byKey.get(key);
    const isThere = row?.id === id && row.email === submission.email && row.collection === submission.collection;
    if (!isThere) lost += 1;
  }
  const kinds = (row: { kind: string }) => (row.kind === 'team' ? 'team' : 'visitor');
  const expected = new Set(
    rows.flatMap(({ collection, id }) => [`${collection} ${id} team`, `${collection} ${id} visitor`]),
  );
  const written = mails.map((mail) => `${mail.collection} ${mail.submission} ${kinds(mail)}`);
  const distinct = new Set(written);
  return {
    rows: rows.length,
    lost,
    duplicated: rows.length - byKey.size,
    unknown: [...byKey.keys()].filter((key) => !tally.acknowledged.has(key)).length,
    mails: mails.length,
    mailsMissing: [...expected].filter((mail) => !distinct.has(mail)).length,
    mailsTooMany: written.length - [...expected].filter((mail) => distinct.has(mail)).length,
  };
}

async function readAll<T>(
  server: Pick<FormsTarget, 'url' | 'token'>,
  collection: string,
  fields: string,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; ; page++) {
    const query = `perPage=1000&page=${page}&sort=id&skipTotal=true&fields=${fields}`;
    const answer = await fetch(`${server.url}/api/collections/${collection}/records?${query}`, {
      headers: { Authorization: server.token },
    });
    if (!answer.ok) throw new Error(`${collection} answered ${answer.status}`);
    const read = ((await answer.json()) as { items: T[] }).items;
    items.push(...read);
    if (read.length < 1000) return items;
  }
}
