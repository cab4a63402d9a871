import { setTimeout as sleep } from 'node:timers/promises';
import type { BuildRow, PublishingSite } from './publishingSite';

/** One save, from its response until the page was served as saved. */
export interface EditTimes {
  seconds: number;
  row: BuildRow;
}

const POSTS = '/api/collections/posts/records';
const POLL_MS = 20;
const PATIENCE_MS = 10 * 60_000;

/**
 * Saves a title as an editor does, and requests the article's page until it has it.
 * @param site that is served
 * @param slug of the article
 * @param title a unique one
 */
export async function measureEdit(site: PublishingSite, slug: string, title: string): Promise<EditTimes> {
  const { items } = await site.ask<{ items: { id: string }[] }>(
    'GET',
    `${POSTS}?filter=${encodeURIComponent(`slug="${slug}"`)}`,
  );
  await site.ask('PATCH', `${POSTS}/${items[0]?.id}`, { title });
  return measureUntilServed(site, slug, title);
}

/**
 * Publishes a new article, and requests its page until it is there.
 * @param post with a slug and a title of its own
 */
export async function measureNew(
  site: PublishingSite,
  post: { slug: string; title: string } & Record<string, unknown>,
): Promise<EditTimes> {
  await site.ask('POST', POSTS, post);
  return measureUntilServed(site, post.slug, post.title);
}

async function measureUntilServed(site: PublishingSite, slug: string, title: string): Promise<EditTimes> {
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
  return `The save is not served after ${PATIENCE_MS / 60_000} minutes. The last build: ${JSON.stringify(row)}`;
}
