import type { BuildRow, PublishingSite } from '../lib/publishingSite';
import { failedBuild, newest, page, pidOf, POSTS, served } from './editing';
import { must, type Scenario, until } from './Scenario';

/** Far more than the share of a collection that needs no confirmation. */
const COUNT = 24;

/** A large part of the articles is deleted: once by mistake, once on purpose. */
export const massDeletion: Scenario<PublishingSite> = {
  row: '3',
  name: 'a large part of the articles is deleted',
  run: async (site) => {
    await site.settled();
    const slugs = Array.from({ length: COUNT }, (_, index) => `many-${Date.now()}-${index}`);
    const ids: string[] = [];
    for (const slug of slugs) {
      const post = { slug, title: `Title of ${slug}`, summary: 'S', body: '<p>B</p>', status: 'published' };
      ids.push((await site.ask<{ id: string }>('POST', POSTS, post)).id);
    }
    const last = slugs.at(-1) ?? '';
    await served(site, `Title of ${last}`, last);
    await site.settled();
    const builder = await pidOf(site, 'builder');

    const failed = await deleteAll(site, ids);
    must(failed.shrink?.counts['posts'] === COUNT, `the row contains ${JSON.stringify(failed.shrink)}`);
    must(failed.shrink?.unexplained === 0, 'records have no known cause of deletion');
    const statuses = async () =>
      (await Promise.all(slugs.map((slug) => page(site, `/blog/${slug}/`)))).map(({ status }) => status);
    must(
      (await statuses()).every((status) => status === 200),
      'pages are gone before anybody decided',
    );

    await decide(site, failed, 'restore');
    await site.settled();
    must(
      (await statuses()).every((status) => status === 200),
      'pages that were brought back are not served',
    );

    const again = await deleteAll(site, ids);
    const since = performance.now();
    await decide(site, again, 'publish');
    await until('they are gone', async () => (await statuses()).every((status) => status === 410));
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    must((await pidOf(site, 'builder')) === builder, 'the publisher was restarted');
    return `not published, all ${COUNT} named; restored: 200; deleted again and confirmed: 410 after ${seconds} s, no restart`;
  },
};

async function deleteAll(site: PublishingSite, ids: string[]): Promise<BuildRow> {
  const before = await newest(site);
  for (const id of ids) await site.ask('DELETE', `${POSTS}/${id}`);
  return failedBuild(site, before);
}

/** Answers the status page's confirmation of a large deletion. */
export const decide = (site: PublishingSite, { id }: BuildRow, choice: 'publish' | 'restore') =>
  site.ask('POST', '/_site/status/shrink', { build: id, choice });
