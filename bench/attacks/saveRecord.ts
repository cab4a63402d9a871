import type { PublishingSite } from '../lib/publishingSite';

export type Values = Record<string, unknown>;

/** The outcome of a save: the names of refused fields, none if it was accepted. */
export interface Saved {
  isTaken: boolean;
  refused: string[];
  record: Values & { id: string };
}

/** Saves a record as superuser, and reads the invalid fields from a refusal. */
export async function saveRecord(
  site: PublishingSite,
  collection: string,
  id: string | undefined,
  values: Values,
): Promise<Saved> {
  const answer = await fetch(`${site.url}/api/collections/${collection}/records${id ? `/${id}` : ''}`, {
    method: id ? 'PATCH' : 'POST',
    headers: { 'content-type': 'application/json', authorization: site.token },
    body: JSON.stringify(values),
  });
  const body = (await answer.json()) as Values & { id: string; data?: object; message?: string };
  if (answer.status >= 500) throw new Error(`${collection} answered ${answer.status}: ${JSON.stringify(body)}`);
  const refused = answer.ok ? [] : Object.keys(body.data ?? {});
  return { isTaken: answer.ok, refused, record: body };
}

/** All records of a collection. */
export async function recordsOf(site: PublishingSite, collection: string): Promise<(Values & { id: string })[]> {
  const path = `/api/collections/${collection}/records?perPage=1000&skipTotal=1`;
  return (await site.ask<{ items: (Values & { id: string })[] }>('GET', path)).items;
}
