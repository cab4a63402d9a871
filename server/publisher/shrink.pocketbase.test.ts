import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SourceError } from '../../plugins/gatsby-source-pocketbase/src/errors';
import {
  allowedToGo,
  findShrinking,
  guardAgainstShrinking,
  reportRefused,
} from '../../plugins/gatsby-source-pocketbase/src/sync/guardAgainstShrinking';
import type { RecordState } from '../../plugins/gatsby-source-pocketbase/src/sync/RecordState';
import { shrinkProblem } from '../gatsby/gatsbyFailure';
import { type BuilderSite, startBuilderSite, until } from '../testing/builderSite';
import { type BuildRow, post } from '../testing/publishingSite';
import { SAMPLE, samplePage, writeSampleBuild } from '../testing/sampleBuild';
import { allowedFile } from './gatsbyEnvironment';

type Post = { id: string; slug: string };

const GUARD = { records: 5, share: 0.3 };
let on: BuilderSite;
let posts: Post[];
/** The source plugin's memory of the last build. */
let known: Post[] = [];

beforeAll(async () => {
  on = await startBuilderSite();
  posts = [];
  for (let number = 0; number < 20; number++) posts.push(await create(`post-${number}`));
});
beforeEach(async () => {
  on.gatsby = buildPosts;
  on.startBuilder();
  await on.isQuiet();
});
afterEach(() => on.rest());
afterAll(() => on.stop());

const create = (slug: string) => on.site.records<Post>('posts', 'POST', post(slug));
const remove = async (some: Post[]) => {
  for (const { id } of some) await on.site.records(`posts/${id}`, 'DELETE');
};
const state = ({ id, slug }: Post) =>
  ({ pbId: id, isDraft: false, paths: [`/blog/${slug}/`] }) as unknown as RecordState;

/** Builds the articles as plugin and Gatsby do, with the plugin's own guard. */
async function buildPosts(): Promise<void> {
  const { items } = await on.site.records<{ items: Post[] }>('posts?perPage=200&filter=status="published"');
  const ids = new Set(items.map(({ id }) => id));
  const removed = known.filter(({ id }) => !ids.has(id)).map(state);
  const env = { PB_ALLOW_SHRINK: allowedFile(on.data) };
  const allowed = allowedToGo(env);
  const found = findShrinking('posts', known.map(state), { removed }, GUARD, allowed);
  try {
    guardAgainstShrinking(found ? [found] : [], (shrinking) => reportRefused(env, shrinking));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const problem = shrinkProblem({ code: `gatsby-source-pocketbase_${error.id}`, context: error.context });
    throw problem ?? error;
  }
  known = items;
  await writePosts(items);
}

async function writePosts(items: Post[]): Promise<void> {
  const output = path.join(on.data.root, 'public');
  const site = JSON.parse(SAMPLE['site.json'] ?? '') as { pages: Record<string, object> };
  const addresses = items.map(({ slug }) => `/blog/${slug}/`);
  const pages = Object.fromEntries(addresses.map((address) => [address, { template: 'post', locale: 'en' }]));
  const shown = await on.site.records<{ name: string }>(`tags/${on.tag}`);
  await rm(output, { recursive: true });
  await writeSampleBuild(output, {
    ...Object.fromEntries(
      addresses.map((address) => [
        `${address.slice(1)}index.html`,
        samplePage({ lang: 'en', title: address, addresses: { en: address } }),
      ]),
    ),
    'tag.txt': shown.name,
  });
  await writeFile(path.join(output, 'site.json'), JSON.stringify({ ...site, pages: { ...site.pages, ...pages } }));
}

const isServed = ({ slug }: Post) => existsSync(path.join(on.data.current, `blog/${slug}/index.html`));
const serves = (some: Post[]) => Promise.all(some.map(isServed));
async function decide(build: BuildRow, choice: string): Promise<void> {
  const { url, token } = on.site.server;
  const answer = await fetch(`${url}/_site/status/shrink`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ build: build.id, choice }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
}

test('a mass deletion stays off; brought back, the same articles are live again', async () => {
  const some = posts.slice(0, 10);
  await remove(some);
  const failed = await on.failure();
  expect(failed.error).toMatch(/^The site would lose 10 of 20 posts, .*Visitors see the last one\. The status page/);
  expect(failed.shrink).toMatchObject({ counts: { posts: 10 }, pages: 10, unexplained: 0 });
  expect(await serves(some)).not.toContain(false);

  await decide(failed, 'restore');
  await on.isQuiet();
  expect(await serves(posts)).not.toContain(false);
  expect(known.map(({ id }) => id).sort()).toEqual(posts.map(({ id }) => id).sort());
});

test('allowed, it goes live without a restart; both guards obey; a further one needs another confirmation', async () => {
  const some = posts.slice(0, 10);
  await remove(some);
  await decide(await on.failure(), 'publish');
  await on.isQuiet();
  expect(await serves(some)).not.toContain(true);
  expect(await serves(posts.slice(10))).not.toContain(false);
  // The publisher removes it after the lease, by which the test sees that all is live.
  await until(async () => !existsSync(allowedFile(on.data)));

  const further = posts.slice(10, 17);
  await remove(further);
  const failed = await on.failure();
  expect(failed.shrink).toMatchObject({ counts: { posts: 7 } });
  expect(await serves(further)).not.toContain(false);
  await decide(failed, 'restore');
  await on.isQuiet();
});

test('without the plugin’s memory the gate refuses the loss, and accepts the same confirmation', async () => {
  const rest = posts.slice(10);
  await remove(rest);
  known = [];
  const failed = await on.failure();
  expect(failed.error).toContain('The site would fall from');
  expect(failed.shrink).toMatchObject({ counts: { posts: 10 }, pages: 10, unexplained: 0 });
  await decide(failed, 'publish');
  await until(async () => !(await serves(rest)).includes(true));
});
