import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { BuildRow, PublishingSite } from '../lib/publishingSite';
import { building, edit, failedBuild, newest, page, postBy, POSTS, served, SLUG } from './editing';
import { massDeletion } from './massDeletion';
import { must, type Scenario, until } from './Scenario';

/** Actions of editors, by mistake or on purpose. */
export const editorScenarios: Scenario<PublishingSite>[] = [
  {
    row: '10',
    name: 'an article links to a missing page',
    run: async (site) => {
      const { id, body } = await postBy(site, SLUG);
      const before = await newest(site);
      await site.ask('PATCH', `${POSTS}/${id}`, { body: `${body}<p><a href="/nowhere-at-all/">dead</a></p>` });
      const told = (await failedBuild(site, before)).error;
      const slug = `beside-${Date.now()}`;
      const other = { title: 'Of somebody else', summary: 'S', body: '<p>B</p>', status: 'published', slug };
      const { id: beside } = await site.ask<{ id: string }>('POST', POSTS, other);
      await until('another change is live', async () => (await page(site, `/blog/${slug}/`)).status === 200);
      const { status, text } = await page(site, `/blog/${SLUG}/`);
      await site.ask('PATCH', `${POSTS}/${id}`, { body });
      await site.ask('DELETE', `${POSTS}/${beside}`);
      await site.settled();
      must(told.includes('nowhere-at-all'), `the message is: ${told.slice(0, 200)}`);
      must(status === 200 && !text.includes('nowhere-at-all'), `the page answered ${status}, or has the dead link`);
      return `set aside, and another change went live: ${told.split('\n')[0]?.slice(0, 100)}`;
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
      must(!text.includes('steal()'), 'the page contains the script');
      must(text.includes('pasted text'), 'the text is lost');
      return 'the text is published, the script is not';
    },
  },
  {
    row: '34',
    name: 'an article gets another slug',
    run: async (site) => {
      const { id } = await postBy(site, SLUG);
      await site.ask('PATCH', `${POSTS}/${id}`, { slug: 'another-address' });
      await until('the new address', async () => (await page(site, '/blog/another-address/')).status === 200);
      const { status, location } = await page(site, `/blog/${SLUG}/`);
      await site.ask('PATCH', `${POSTS}/${id}`, { slug: SLUG });
      await until('the old address', async () => (await page(site, `/blog/${SLUG}/`)).status === 200);
      must(status === 301 && Boolean(location?.endsWith('/blog/another-address/')), `status ${status} to ${location}`);
      return 'the old URL answers 301 to the new one';
    },
  },
  {
    row: '35',
    name: 'an article with a scheduled time, without a translation',
    run: async (site) => {
      const at = Date.now() + 30_000;
      const slug = `only-english-${at}`;
      const moment = new Date(at).toISOString().replace('T', ' ');
      const post = { slug, title: 'Only in English', summary: 'S', body: '<p>B</p>', status: 'published' };
      const { id } = await site.ask<{ id: string }>('POST', POSTS, { ...post, publish_at: moment });
      must((await page(site, `/blog/${slug}/`)).status === 404, 'it is served before its time');
      await until('it is published', async () => (await page(site, `/blog/${slug}/`)).status === 200);
      const late = (Date.now() - at) / 1000;
      const [english, slovenian] = await Promise.all([page(site, `/blog/${slug}/`), page(site, `/sl/blog/${slug}/`)]);
      await site.ask('DELETE', `${POSTS}/${id}`);
      const hasSister = english.text.includes(`/sl/blog/${slug}/`);
      must(slovenian.status === 404 ? !hasSister : true, 'it refers to a missing Slovenian page');
      return `served ${late.toFixed(0)} s after its scheduled time; Slovenian: ${slovenian.status}`;
    },
  },
  {
    row: '12',
    name: 'an editor rolls back to an earlier release, and returns',
    run: async (site) => {
      await site.settled();
      const made = (await site.builds()).filter(({ release }) => release !== '');
      const [now, before] = made.sort((one, other) => (one.release < other.release ? 1 : -1));
      if (!now || !before) throw new Error('There are no two releases.');
      const isLive = async ({ release }: BuildRow) =>
        (await site.builds()).some((row) => row.release === release && row.status === 'live');
      const since = performance.now();
      await site.ask('PATCH', `/api/collections/builds/records/${before.id}`, { action: 'go live' });
      await until('the earlier release is live', () => isLive(before));
      const seconds = (performance.now() - since) / 1000;
      await site.ask('PATCH', `/api/collections/builds/records/${now.id}`, { action: 'go live' });
      await until('the newest release is live', () => isLive(now));
      const kept = await readdir(path.join(site.dataDir, 'releases'));
      return `live after ${seconds.toFixed(1)} s; ${kept.filter((name) => !name.includes('.tmp')).length} releases kept`;
    },
  },
  {
    row: '12',
    name: 'an editor rolls back while a change is being built',
    run: async (site) => {
      await site.settled();
      const [now, before] = (await site.builds()).filter(({ pages_changed }) => pages_changed > 0);
      if (!now || !before) throw new Error('There are no two releases.');
      const title = await edit(site);
      await building(site);
      await site.ask('PATCH', `/api/collections/builds/records/${before.id}`, { action: 'go live' });
      await until('the older release is live', async () =>
        (await site.builds()).some(({ release, status }) => release === before.release && status === 'live'),
      );
      await sleep(15_000);
      must(!(await page(site, `/blog/${SLUG}/`)).text.includes(title), 'the running build went live');
      const next = await edit(site);
      await served(site, next);
      return 'it does not go live; the next change is served';
    },
  },
  {
    row: '36',
    name: 'the file of an article’s image is lost',
    run: async (site) => {
      await site.settled();
      const { id } = await postBy(site, SLUG);
      const upload = async (name: string) => {
        const form = new FormData();
        form.set('image', new Blob([new Uint8Array(await picture(name))], { type: 'image/png' }), `${name}.png`);
        return site.ask<{ collectionId: string; image: string }>('PATCH', `${POSTS}/${id}`, form);
      };
      const { collectionId, image } = await upload('red');
      await rm(path.join(site.dataDir, 'pb_data/storage', collectionId, id, image));
      await site.settled();
      const { status, text } = await page(site, `/blog/${SLUG}/`);
      const warned = (await newest(site))?.warning ?? '';
      await upload('green');
      await site.settled();
      const after = (await newest(site))?.warning ?? '';
      must(status === 200, `the page answered ${status}`);
      must(!text.includes(image.replace('.png', '')), 'the page refers to the lost file');
      must(warned.includes(image) && warned.includes(id), `the message is: ${warned}`);
      must(after === '', `the warning stays: ${after}`);
      return 'the article is published without it; a warning on the status page names record and file until it is restored';
    },
  },
  {
    row: '10',
    name: 'an article that others link to is unpublished',
    run: async (site) => {
      await site.settled();
      const post = { title: 'To be taken down', summary: 'S', body: '<p>B</p>', status: 'published' };
      const slug = `taken-down-${Date.now()}`;
      const { id } = await site.ask<{ id: string }>('POST', POSTS, { ...post, slug });
      const linking = await postBy(site, SLUG);
      const link = `<p><a href="/blog/${slug}/">there</a></p>`;
      await site.ask('PATCH', `${POSTS}/${linking.id}`, { body: linking.body + link });
      await served(site, `/blog/${slug}/`);
      await site.settled();
      const before = await newest(site);
      await site.ask('PATCH', `${POSTS}/${id}`, { status: 'draft' });
      const failed = await failedBuild(site, before);
      await site.ask('PATCH', `/api/collections/builds/records/${failed.id}`, { action: 'publish anyway' });
      await until('it is gone', async () => (await page(site, `/blog/${slug}/`)).status === 410);
      const warned = (await newest(site))?.warning ?? '';
      await site.ask('PATCH', `${POSTS}/${linking.id}`, { body: linking.body });
      await site.settled();
      must(failed.error.includes(linking.id), `the message is: ${failed.error.slice(0, 200)}`);
      must(warned.includes(slug), 'no warning remains');
      return 'it stays, with the linking record named; "publish anyway": 410, and a warning remains';
    },
  },
  massDeletion,
];

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
