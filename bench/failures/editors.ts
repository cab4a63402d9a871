import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PublishingSite } from '../lib/publishingSite';
import { failedBuild, newest, page, postBy, POSTS, served, SLUG } from './editing';
import { must, type Scenario, until } from './Scenario';

/** What editors do, by mistake or on purpose. */
export const editorScenarios: Scenario<PublishingSite>[] = [
  {
    row: '10',
    name: 'an article links to a page that is not there',
    run: async (site) => {
      const { id, body } = await postBy(site, SLUG);
      const before = await newest(site);
      await site.ask('PATCH', `${POSTS}/${id}`, { body: `${body}<p><a href="/nowhere-at-all/">dead</a></p>` });
      const row = await failedBuild(site, before);
      const told = row.error;
      await site.ask('PATCH', `${POSTS}/${id}`, { body });
      await site.settled();
      must(told.includes('nowhere-at-all'), `the editor reads: ${told.slice(0, 200)}`);
      must((await page(site, `/blog/${SLUG}/`)).status === 200, 'the page is gone');
      return `not published: ${told.split('\n')[0]?.slice(0, 100)}`;
    },
  },
  {
    row: '33',
    name: 'an editor pastes a script',
    run: async (site) => {
      const { id, body } = await postBy(site, SLUG);
      const title = `A title at ${Date.now()}`;
      const pasted = `<p onclick="steal()">pasted text</p><script>steal()</script><img src="x" onerror="steal()">`;
      const saved = await site.ask('PATCH', `${POSTS}/${id}`, { title, body: body + pasted }).then(
        () => true,
        () => false,
      );
      if (!saved) return 'not saved';
      await served(site, title);
      const { text } = await page(site, `/blog/${SLUG}/`);
      await site.ask('PATCH', `${POSTS}/${id}`, { body });
      must(!text.includes('steal()'), 'the page holds the script');
      must(text.includes('pasted text'), 'the text is lost');
      return 'the text is published, the script is not';
    },
  },
  {
    row: '34',
    name: 'an article gets another address',
    run: async (site) => {
      const { id } = await postBy(site, SLUG);
      await site.ask('PATCH', `${POSTS}/${id}`, { slug: 'another-address' });
      await until('the new address', async () => (await page(site, '/blog/another-address/')).status === 200);
      const { status, location } = await page(site, `/blog/${SLUG}/`);
      await site.ask('PATCH', `${POSTS}/${id}`, { slug: SLUG });
      await until('the old address', async () => (await page(site, `/blog/${SLUG}/`)).status === 200);
      must(status === 301 && Boolean(location?.endsWith('/blog/another-address/')), `status ${status} to ${location}`);
      return 'the old one answers 301 to the new one';
    },
  },
  {
    row: '35',
    name: 'an article without a translation, published by the clock',
    run: async (site) => {
      const at = Date.now() + 30_000;
      const slug = `only-english-${at}`;
      const moment = new Date(at).toISOString().replace('T', ' ');
      const post = { slug, title: 'Only in English', summary: 'S', body: '<p>B</p>', status: 'published' };
      const { id } = await site.ask<{ id: string }>('POST', POSTS, { ...post, publish_at: moment });
      must((await page(site, `/blog/${slug}/`)).status === 404, 'it is there before its time');
      await until('it is published', async () => (await page(site, `/blog/${slug}/`)).status === 200);
      const late = (Date.now() - at) / 1000;
      const [english, slovenian] = await Promise.all([page(site, `/blog/${slug}/`), page(site, `/sl/blog/${slug}/`)]);
      await site.ask('DELETE', `${POSTS}/${id}`);
      const hasSister = english.text.includes(`/sl/blog/${slug}/`);
      must(slovenian.status === 404 ? !hasSister : true, 'it names a Slovenian page that is not there');
      return `served ${late.toFixed(0)} s after its moment; Slovenian: ${slovenian.status}`;
    },
  },
  {
    row: '12',
    name: 'an editor goes back to an earlier release, and forward',
    run: async (site) => {
      await site.settled();
      const [now, before] = (await site.builds()).filter(
        ({ release, status }) => release && ['live', 'replaced'].includes(status),
      );
      if (!now || !before) throw new Error('There are no two releases.');
      const isLive = async (id: string) => (await site.builds()).some((row) => row.id === id && row.status === 'live');
      const since = performance.now();
      await site.ask('PATCH', `/api/collections/builds/records/${before.id}`, { action: 'go live' });
      await until('the earlier release is live', () => isLive(before.id));
      const seconds = (performance.now() - since) / 1000;
      await site.ask('PATCH', `/api/collections/builds/records/${now.id}`, { action: 'go live' });
      await until('the newest release is live', () => isLive(now.id));
      const kept = await readdir(path.join(site.dataDir, 'releases'));
      return `live after ${seconds.toFixed(1)} s; ${kept.filter((name) => !name.includes('.tmp')).length} releases kept`;
    },
  },
];
