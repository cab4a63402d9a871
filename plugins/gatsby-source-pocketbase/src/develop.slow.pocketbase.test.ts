import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../server/process/ports';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { developMiniSite, type DevelopedSite } from './testing/developMiniSite';
import { writeMiniSite } from './testing/miniSite';
import { startProxy, type Proxy } from './testing/startProxy';
import { startTestBackend, type TestBackend } from './testing/testBackend';

jest.setTimeout(600_000);

let server: ThrowawayPocketBase;
let backend: TestBackend;
let proxy: Proxy;
let site: DevelopedSite;
let article: string;

/** Tells what Gatsby does, and makes it take as long for its pages as it does in a large site. */
const slowPages = `
const { createPages } = exports;
exports.createPages = async (args) => {
  await createPages(args);
  args.reporter.info('the pages are known');
  await new Promise((resolve) => setTimeout(resolve, 1500));
};
`;

/** One `gatsby develop` for all tests. */
beforeAll(async () => {
  server = await startPocketBase();
  backend = await startTestBackend(server);
  article = (await create('At first')).id;
  proxy = await startProxy(server.url);
  await writeMiniSite(backend.root, backend.options({ url: proxy.url, live: true, pollMs: 500 }));
  await appendFile(path.join(backend.root, 'gatsby-node.js'), slowPages);
  site = await developMiniSite(backend.root, await freePort());
});
afterAll(async () => {
  await site?.stop();
  await proxy?.stop();
  await backend.stop();
});

const create = (title: string) => backend.create('articles', { title, status: 'published' });
const change = (id: string, values: object) => backend.send('PATCH', `/api/collections/articles/records/${id}`, values);
const titleOf = async (id: string) => {
  const page = await site.pageData(`en/${id}`);
  return (page?.result.data.article as { title: string } | undefined)?.title;
};
const shows = (id: string, title: string | undefined) => site.until(async () => (await titleOf(id)) === title);

it('shows an edit without a refresh', async () => {
  await shows(article, 'At first');
  await change(article, { title: 'Edited' });
  await shows(article, 'Edited');
  expect(site.output()).toContain('articles: 0 new, 1 changed');
});

it('makes the page of a new record, and removes that of a deleted one', async () => {
  const { id } = await create('New');
  await shows(id, 'New');
  await backend.send('DELETE', `/api/collections/articles/records/${id}`);
  await shows(id, undefined);
  expect(await site.pageData(`sl/${id}`)).toBeUndefined();
});

it('makes the page of a record that comes while Gatsby makes the pages of another', async () => {
  const rounds = () => site.output().split('the pages are known').length;
  const before = rounds();
  const first = await create('One');
  await site.until(() => rounds() > before);
  // Gatsby has asked for all articles, and asks again only when another node changes.
  const second = await create('One more');
  await shows(first.id, 'One');
  await shows(second.id, 'One more');
  expect(await titleOf(first.id)).toBe('One');
});

it('gets along with Gatsby’s own refresh, in the middle of an update too', async () => {
  const refreshes = () => site.output().split('PocketBase: writing nodes').length;
  const before = refreshes();
  const refresh = () => fetch(`${site.url}/__refresh`, { method: 'POST' });
  await Promise.all([change(article, { title: 'Before the refresh' }), refresh()]);
  await site.until(() => refreshes() > before);
  await change(article, { title: 'Refreshed' });
  await shows(article, 'Refreshed');
  expect(refreshes()).toBeGreaterThan(before + 1);
});

it('survives PocketBase’s end, and continues when it is back', async () => {
  await server.kill();
  await site.until(() => site.output().includes('The content stays as it was'));
  expect(await titleOf(article)).toBe('Refreshed');
  await server.restart();
  await change(article, { title: 'After the restart' });
  await shows(article, 'After the restart');
  await site.until(() => site.output().includes('The content of PocketBase is followed again'));
});
