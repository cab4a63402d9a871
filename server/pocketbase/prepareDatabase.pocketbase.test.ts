import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryInstallation } from '../testing/installation';
import { fillData } from '../testing/templateData';
import { startPocketBase } from '../testing/throwawayPocketBase';
import { seedDatabase, writeSeed } from './prepareDatabase';
import { runPocketBase } from './runPocketBase';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const post = {
  ...{ slug: 'x', title: 'A č post', summary: 'S', status: 'published', publish_at: '2026-01-05T08:00:00Z' },
  ...{ body: '@posts/x.en.html', image: 'posts/picture.png', tags: ['ai'] },
};
const small = {
  tags: [{ slug: 'ai', name: 'AI' }],
  posts: [post],
  menus: [{ key: 'main', links: [{ name: 'a', label: 'A', children: [{ name: 'b', label: 'B', to: '/b/' }] }] }],
};

let site: Awaited<ReturnType<typeof temporaryInstallation>>;
beforeEach(async () => {
  site = await temporaryInstallation();
  await fillData(site.dir, site.program);
});
afterEach(() => rm(site.dir, { recursive: true, force: true }));

async function seedWith(documents: Record<string, unknown>) {
  const [folder, pictures] = [path.join(site.dir, 'seed'), path.join(site.dir, 'pictures')];
  await mkdir(path.join(folder, 'posts'), { recursive: true });
  await mkdir(path.join(pictures, 'posts'), { recursive: true });
  await writeFile(path.join(folder, 'posts/x.en.html'), '<p>Besedilo s šumniki: č š ž.</p>');
  await writeFile(path.join(pictures, 'posts/picture.png'), PIXEL);
  for (const [name, records] of Object.entries(documents)) {
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(records));
  }
  return writeSeed(site, folder, pictures);
}
const count = async () => (await runPocketBase(site, ['count-content'], '')).match(/records: (\d+)/)?.[1];

test('writes records, their lists, references, texts and files', async () => {
  expect(await seedWith(small)).toBe(5);
  const server = await startPocketBase({ dir: site.dir });
  try {
    const headers = { Authorization: server.token };
    const get = async (address: string) => (await fetch(server.url + address, { headers })).json();
    const [saved] = (await get('/api/collections/posts/records?expand=tags')).items;
    expect(saved).toMatchObject({
      ...{ title: 'A č post', body: '<p>Besedilo s šumniki: č š ž.</p>', publish_at: '2026-01-05 08:00:00.000Z' },
      ...{ image: expect.stringMatching(/^picture_\w+\.png$/), expand: { tags: [{ slug: 'ai' }] } },
      // As published, whenever the database is filled.
      ...{ revised: '2026-01-05 08:00:00.000Z', revised_sl: '2026-01-05 08:00:00.000Z' },
    });
    const file = await fetch(`${server.url}/api/files/posts/${saved.id}/${saved.image}`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PIXEL);
    const links = (await get('/api/collections/menu_links/records?sort=label')).items;
    expect(links).toMatchObject([
      { order: 10, parent: '' },
      { order: 10, parent: links[0].id, menu: links[0].menu },
    ]);
  } finally {
    await server.stop();
  }
});

test('names every fault and writes nothing', async () => {
  const faulty = { ...small, posts: [{ ...post, colour: 'red', tags: ['none'] }] };
  await expect(seedWith(faulty)).rejects.toMatchObject({
    message: 'The starting content cannot be written.',
    detail: expect.stringMatching(/posts\.json "x": posts has no field "colour"[^]*there is no "none" in tags/),
  });
  expect(await count()).toBe('0');
});

test('a late refusal by PocketBase reverts everything that was written before it', async () => {
  await expect(seedWith({ ...small, posts: [{ ...post, status: 'nonsense' }] })).rejects.toMatchObject({
    detail: expect.stringContaining('posts.json "x": PocketBase refuses it: status'),
  });
  expect(await count()).toBe('0');
});

test('never writes over content', async () => {
  await seedWith({ tags: [{ slug: 'own', name: 'Own' }] });
  await expect(seedWith(small)).rejects.toMatchObject({ detail: expect.stringContaining('has content already') });
  expect(await count()).toBe('1');
});

describe('a database once filled', () => {
  const marker = () => path.join(site.dir, 'seeded.json');

  test('is left alone, and still when an editor has deleted everything', async () => {
    await seedWith({ tags: [{ slug: 'own', name: 'Own' }] });
    expect(await seedDatabase(site, marker(), true)).toBe('kept as it is');
    const server = await startPocketBase({ dir: site.dir });
    const headers = { Authorization: server.token };
    const { items } = await (await fetch(`${server.url}/api/collections/tags/records`)).json();
    await fetch(`${server.url}/api/collections/tags/records/${items[0].id}`, { method: 'DELETE', headers });
    await server.stop();
    expect(await count()).toBe('0');
    expect(await seedDatabase(site, marker(), true)).toBe('kept as it is');
    expect(await count()).toBe('0');
  });

  test('SEED=none keeps an empty one empty, and open to a later start', async () => {
    expect(await seedDatabase(site, marker(), false)).toBe('left empty');
    await expect(stat(marker())).rejects.toThrow('ENOENT');
  });
});
