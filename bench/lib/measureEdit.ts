import { setTimeout as sleep } from 'node:timers/promises';
import type { BuildRow, PublishingSite } from './publishingSite';

/** One edit, from the response to its save until the new page was served. */
export interface EditTimes {
  seconds: number;
  row: BuildRow;
}

const POLL_MS = 20;
const PATIENCE_MS = 10 * 60_000;

/**
 * Saves a title as an editor does, and requests the article's page until it has it.
 * @param site that is served
 * @param slug of the article
 * @param title a unique one
 */
export async function measureEdit(site: PublishingSite, slug: string, title: string): Promise<EditTimes> {
  const posts = '/api/collections/posts/records';
  const { items } = await site.ask<{ items: { id: string }[] }>(
    'GET',
    `${posts}?filter=${encodeURIComponent(`slug="${slug}"`)}`,
  );
  await site.ask('PATCH', `${posts}/${items[0]?.id}`, { title });
  const since = performance.now();
  while (!(await pageHas(`${site.url}/blog/${slug}/`, title))) {
    if (performance.now() - since > PATIENCE_MS) throw new Error(await whyNot(site));
    await sleep(POLL_MS);
  }
  const seconds = (performance.now() - since) / 1000;
  await site.settled();
  const row = (await site.builds()).find(({ status }) => status === 'live');
  if (!row) throw new Error('No build is live, although the page is served.');
  return { seconds, row };
}

const pageHas = async (url: string, text: string): Promise<boolean> => (await (await fetch(url)).text()).includes(text);

async function whyNot(site: PublishingSite): Promise<string> {
  const [row] = await site.builds();
  return `The edit is not served after ${PATIENCE_MS / 60_000} minutes. The last build: ${JSON.stringify(row)}`;
}
