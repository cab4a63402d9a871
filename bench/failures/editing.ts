import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from '../../server/dataFolder';
import { readManifest } from '../../server/site/manifest';
import { verifyRelease } from '../../server/release/verifyRelease';
import type { BuildRow, PublishingSite } from '../lib/publishingSite';
import { until } from './Scenario';

/** The edited article. */
export const SLUG = 'when-not-to-use-ai';
export const POSTS = '/api/collections/posts/records';
let number = 0;

export const postBy = async (site: PublishingSite, slug: string) => {
  const found = await site.ask<{ items: { id: string; body: string }[] }>(
    'GET',
    `${POSTS}?filter=${encodeURIComponent(`slug="${slug}"`)}`,
  );
  const [post] = found.items;
  if (!post) throw new Error(`There is no post ${slug}.`);
  return post;
};
/** Gives an article a new, unique title. */
export async function edit(site: PublishingSite): Promise<string> {
  const title = `Title ${++number} of this run`;
  await site.ask('PATCH', `${POSTS}/${(await postBy(site, SLUG)).id}`, { title });
  return title;
}
export const page = async (site: PublishingSite, address: string) => {
  const answer = await fetch(site.url + address, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('Location'), text: await answer.text() };
};
export const served = (site: PublishingSite, text: string, slug = SLUG) =>
  until(`"${text}" is served`, async () => (await page(site, `/blog/${slug}/`)).text.includes(text));
export const newest = async (site: PublishingSite): Promise<BuildRow | undefined> => (await site.builds())[0];
export const building = (site: PublishingSite) =>
  until('a build runs', async () => ['building', 'checking'].includes((await newest(site))?.status ?? ''));
export const failedBuild = (site: PublishingSite, after: BuildRow | undefined) =>
  until('a build fails', async () => {
    const rows = await site.builds();
    // Behind it waits a build without what was set aside.
    const newer = rows.slice(0, after ? rows.findIndex(({ id }) => id === after.id) : rows.length);
    return newer.find(({ status }) => status === 'failed');
  });

export async function pidOf(site: PublishingSite, name: 'pocketbase' | 'builder' | 'gatsby'): Promise<number> {
  const record = await readFile(path.join(site.dataDir, 'run', `${name}.json`), 'utf8');
  return (JSON.parse(record) as { child: { pid: number } }).child.pid;
}
/** Kills one of the site's processes, as a crash would. */
export async function kill(site: PublishingSite, name: 'pocketbase' | 'builder' | 'gatsby'): Promise<void> {
  process.kill(await pidOf(site, name), 'SIGKILL');
}
/** Every file of the live release matches its manifest. */
export async function liveIsWhole(site: PublishingSite): Promise<boolean> {
  const { current } = dataFolder(site.dataDir);
  const manifest = await readManifest(current);
  return manifest !== undefined && (await verifyRelease(current, manifest)).length === 0;
}
