import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuilderSite, startBuilderSite, until } from '../testing/builderSite';
import type { BuildRow } from '../testing/publishingSite';
import { SAMPLE, samplePage } from '../testing/sampleBuild';

const LINK = '<a href="/blog/a/#part">a</a>';
let on: BuilderSite;
beforeAll(async () => {
  on = await startBuilderSite();
  await on.name('all is well');
  await on.runOnce(await on.lease('before'));
});
afterEach(() => on.rest());
afterAll(() => on.stop());

/** A build in which /blog/a/ is taken down and /blog/ links to it, as the content says. */
async function withoutArticle(more = ''): Promise<void> {
  const output = path.join(on.data.root, 'public');
  const gone = (await on.site.records<{ items: { from: string; links_allowed: boolean }[] }>('gone')).items;
  const linksAllowed = gone.filter(({ links_allowed }) => links_allowed).map(({ from }) => from);
  const site = JSON.parse(SAMPLE['site.json'] ?? '') as { pages: Record<string, object> };
  delete site.pages['/blog/a/'];
  await rm(path.join(output, 'blog/a'), { recursive: true });
  const addresses = { en: '/blog/' };
  await writeFile(
    path.join(output, 'blog/index.html'),
    samplePage({ lang: 'en', title: 'Blog', addresses, body: LINK + more }),
  );
  await writeFile(
    path.join(output, 'site.json'),
    JSON.stringify({ ...site, gone: gone.map(({ from }) => from), linksAllowed }),
  );
}
const act = (build: BuildRow | undefined) =>
  on.site.records(`builds/${build?.id}`, 'PATCH', { action: 'publish anyway' });

test('a wrong address beside it: the choice is not there', async () => {
  on.gatsby = () => withoutArticle('<a href="/nowhere/">x</a>');
  on.startBuilder();
  await on.name('with two faults');
  const failed = await on.failure();
  expect(failed.dead_links).toBeNull();
  await expect(act(failed)).rejects.toThrow('Only a build that failed for links to what was taken down');
  await expect(act((await on.builds('live'))[0])).rejects.toThrow('Only a build that failed');
});

test('an article that others link to is taken down: refused, then published anyway, with a warning; and so ever after', async () => {
  on.gatsby = () => withoutArticle();
  on.startBuilder();
  await on.name('without the article');
  const failed = await on.failure();
  expect(failed).toMatchObject({ dead_links: ['/blog/a/'], error: expect.stringContaining('"publish anyway"') });
  expect(await on.shown()).toBe('all is well');

  await act(failed);
  await on.isShown('without the article');
  const live = await until<BuildRow>(async () =>
    (await on.builds('live')).find(({ cause }) => cause.includes('published anyway')),
  );
  expect(live).toMatchObject({
    by: on.site.server.email,
    warning: expect.stringContaining('The page /blog/ links to /blog/a/#part, which is not there'),
  });
  const [gone] = (await on.site.records<{ items: object[] }>('gone')).items;
  expect(gone).toMatchObject({ from: '/blog/a/', links_allowed: true });
  expect((await on.site.builds()).find(({ id }) => id === failed.id)?.action).toBe('');

  await on.name('the next change');
  await on.isShown('the next change');
});
