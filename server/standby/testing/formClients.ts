import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf } from '../../../pocketbase/hooks/testing/submissions';

/** Visitors who send forms one after the other, each with its key until it is acknowledged. */
interface FormClients {
  /** Where they send: an address that leads to another machine after a loss. */
  url: string;
  /** The moment of each acknowledgement by its key. */
  acknowledged: ReadonlyMap<string, number>;
  /** Forms that got an answer only after more than one try. */
  retried: ReadonlySet<string>;
  stop(): Promise<void>;
}

/** Starts them; each pauses a moment after a form. */
export function startFormClients(url: string, count: number): FormClients {
  const acknowledged = new Map<string, number>();
  const retried = new Set<string>();
  let stopped = false;
  const clients: FormClients = {
    ...{ url, acknowledged, retried },
    stop: async () => {
      stopped = true;
      await all;
    },
  };
  const client = async () => {
    while (!stopped) {
      const key = randomUUID();
      while (!(await sendForm(clients.url, key))) {
        retried.add(key);
        await sleep(50);
      }
      acknowledged.set(key, performance.now());
      await sleep(30 + Math.random() * 40);
    }
  };
  const all = Promise.all(Array.from({ length: count }, client));
  return clients;
}

/** Sends a form. @returns whether it was acknowledged */
export async function sendForm(url: string, key: string): Promise<boolean> {
  const answer = await fetch(`${url}/_site/save-form-message`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, signal: AbortSignal.timeout(15_000) },
    body: JSON.stringify(bodyOf('general', { message: `A form that nobody may lose: ${key}` }, { key })),
  }).catch(() => undefined);
  // A connection that breaks within the answer acknowledges nothing.
  const text = await answer?.text().catch(() => undefined);
  return answer?.ok === true && text !== undefined;
}

/** The keys of all stored forms, one for each row. */
export async function storedKeys(url: string, token: string): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 1; ; page++) {
    const query = `perPage=1000&page=${page}&sort=id&skipTotal=true&fields=key`;
    const answer = await fetch(`${url}/api/collections/form_messages/records?${query}`, {
      headers: { Authorization: token },
    });
    if (!answer.ok) throw new Error(`form_messages answered ${answer.status}`);
    const { items } = (await answer.json()) as { items: { key: string }[] };
    keys.push(...items.map(({ key }) => key));
    if (items.length < 1000) return keys;
  }
}
