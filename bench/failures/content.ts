import { writeBySql } from '../../server/testing/writeBySql';
import type { PublishingSite } from '../lib/publishingSite';
import { edit, failedBuild, newest, page, postBy, POSTS, served, SLUG } from './editing';
import { decide } from './massDeletion';
import { must, type Scenario } from './Scenario';

const DEEP = 5_000;
const nested = (words: string) => `${'<div>'.repeat(DEEP)}${words}${'</div>'.repeat(DEEP)}`;
const recordsOf = (collection: string) => `/api/collections/${collection}/records`;

/** Saves a record. @returns its id, or the refusal */
const save = (site: PublishingSite, collection: string, body: object): Promise<{ id?: string; refusal?: string }> =>
  site.ask<{ id: string }>('POST', recordsOf(collection), body).catch((error: unknown) => ({ refusal: String(error) }));

/** Saves parts in succession until one is refused. @returns the number of saved parts */
async function saveUntilRefused(site: PublishingSite, collection: string, body: object, most: number): Promise<number> {
  for (let order = 0; order < most; order++) {
    if ((await save(site, collection, { ...body, order })).refusal) return order;
  }
  return most;
}

/** Deletes a record with all its parts, and confirms it: the number makes the build ask first. */
async function deleteWithParts(site: PublishingSite, collection: string, id = ''): Promise<void> {
  await site.settled();
  const before = await newest(site);
  await site.ask('DELETE', `${recordsOf(collection)}/${id}`);
  await decide(site, await failedBuild(site, before), 'publish');
  await site.settled();
}

/** Content at its limits and beyond. */
export const contentScenarios: Scenario<PublishingSite>[] = [
  {
    row: '33',
    name: `rich text nested ${DEEP} deep is saved`,
    run: async (site) => {
      const { id } = await postBy(site, SLUG);
      const refusal = await site.ask('PATCH', `${POSTS}/${id}`, { body: nested('deep words') }).then(() => '', String);
      must(refusal !== '', 'it was saved');
      return 'refused on save';
    },
  },
  {
    row: '33',
    name: `rich text nested ${DEEP} deep is in the database`,
    run: async (site) => {
      const { id, body } = await postBy(site, SLUG);
      await writeBySql(site.dataDir, `UPDATE posts SET body = '${nested('deep words')}' WHERE id = '${id}'`);
      const title = await edit(site);
      await served(site, title);
      const { text } = await page(site, `/blog/${SLUG}/`);
      await site.ask('PATCH', `${POSTS}/${id}`, { body });
      must(text.includes('deep words'), 'its text is lost');
      return 'published: its text is shown without the inner elements';
    },
  },
  {
    row: '33',
    name: 'a menu of 10,000 links',
    run: async (site) => {
      const menu = await save(site, 'menus', { key: 'bench-long' });
      const link = { menu: menu.id, name: 'l', label: 'L', to: '/' };
      const saved = await saveUntilRefused(site, 'menu_links', link, 10_000);
      const title = await edit(site);
      await served(site, title);
      await deleteWithParts(site, 'menus', menu.id);
      must(saved === 200, `${saved} links were saved`);
      return 'refused after 200 links, with the limit; the site is published';
    },
  },
  {
    row: '33',
    name: 'a page of 300 blocks, and one more',
    run: async (site) => {
      const draft = { slug: 'bench-long', section: 'default', title: 'Long', status: 'draft' };
      const { id } = await save(site, 'pages', draft);
      const block = { page: id, kind: 'text', title: 'A block', text: '<p>words</p>' };
      const saved = await saveUntilRefused(site, 'blocks', block, 301);
      await site.ask('PATCH', `${recordsOf('pages')}/${id}`, { status: 'published' });
      const title = await edit(site);
      await served(site, title);
      const { status, text } = await page(site, '/bench-long/');
      const shown = text.split('<p>words</p>').length - 1;
      await deleteWithParts(site, 'pages', id);
      must(saved === 300, `${saved} blocks were saved`);
      must(status === 200 && shown === 300, `status ${status}, ${shown} blocks shown`);
      return '300 blocks are published, the next is refused';
    },
  },
];
