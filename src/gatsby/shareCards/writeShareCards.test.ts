import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ShareCard, sharePath } from '../../lib/shareCard';
import { type CardMemory, writeShareCards } from './writeShareCards';

let folder: string;
let publicDir: string;
let storeDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modrina-cards-'));
  publicDir = join(folder, 'public');
  storeDir = join(folder, 'store');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const cardOf = (title: string): ShareCard => ({
  ...{ locale: 'en', template: 'post', face: 'default', site: 'A & B' },
  title,
});
const addressOf = (title: string) => sharePath('/blog/a/', cardOf(title));

async function writePage(title: string | undefined): Promise<void> {
  const facts = JSON.stringify(cardOf(title ?? ''))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const address = `https://www.modrina.example${addressOf(title ?? '')}`;
  const tag = `<meta property="og:image" content="${address}" data-card="${facts}" data-gatsby-head="true"/>`;
  const file = join(publicDir, 'blog/a/index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `<html><head><title>x</title>${title === undefined ? '' : tag}</head></html>`);
}

/**
 * A build whose images are the cards' titles.
 * @param isLast whether no build followed the one whose memory it is
 */
async function build(value: CardMemory | undefined, isLast = true) {
  const titles: string[] = [];
  const draw = async ({ title }: ShareCard) => {
    titles.push(title);
    return Buffer.from(`picture of ${title}`);
  };
  const pages = ['/blog/a/', '/nothing/'];
  const memory = { value, isLast };
  return { ...(await writeShareCards({ publicDir, storeDir, pages, memory, draw, prunes: true })), titles };
}

const pictureOf = (title: string) => readFile(join(publicDir, addressOf(title)), 'utf8').catch(() => undefined);

it('renders the card of a page, with HTML entities', async () => {
  await writePage('Why "wait" & see?');
  expect(await build(undefined)).toMatchObject({ drawn: 1, kept: 0, titles: ['Why "wait" & see?'] });
  expect(await pictureOf('Why "wait" & see?')).toBe('picture of Why "wait" & see?');
});

it('leaves new cards to the next build where it may not draw, and places the kept ones', async () => {
  await writePage('One');
  const { memory } = await build(undefined);
  await rm(publicDir, { recursive: true });
  await writePage('One');
  const work = { publicDir, storeDir, pages: ['/blog/a/'], memory: { value: memory, isLast: true }, prunes: true };
  expect(await writeShareCards(work)).toMatchObject({ drawn: 0, kept: 1, later: 0 });
  await writePage('Two');
  const without = await writeShareCards({ ...work, memory: { value: undefined, isLast: false } });
  expect(without).toMatchObject({ drawn: 0, kept: 0, later: 1 });
  expect(await pictureOf('Two')).toBeUndefined();
  expect(await build(without.memory)).toMatchObject({ drawn: 1, titles: ['Two'] });
  expect(await pictureOf('Two')).toBe('picture of Two');
});

it('draws nothing when nothing changed', async () => {
  await writePage('One');
  const { memory } = await build(undefined);
  expect(await build(memory)).toMatchObject({ drawn: 0, kept: 1, titles: [] });
});

it('restores a lost output from the store', async () => {
  await writePage('One');
  await build(undefined);
  await rm(publicDir, { recursive: true });
  await writePage('One');
  expect(await build(undefined)).toMatchObject({ drawn: 0, kept: 1 });
  expect(await pictureOf('One')).toBe('picture of One');
});

it.each([true, false])('removes a card that no page shows any more, with memory: %s', async (withMemory) => {
  await writePage('One');
  const { memory } = await build(undefined);
  await writePage('Two');
  expect(await build(withMemory ? memory : undefined)).toMatchObject({ drawn: 1, titles: ['Two'] });
  expect([await pictureOf('One'), await pictureOf('Two')]).toEqual([undefined, 'picture of Two']);
});

it('removes a card that an older memory does not know', async () => {
  await writePage('One');
  const { memory: older } = await build(undefined);
  await writePage('Two');
  await build(older);
  await writePage('Three');
  expect(await build(older, false)).toMatchObject({ drawn: 1, titles: ['Three'] });
  expect([await pictureOf('Two'), await pictureOf('Three')]).toEqual([undefined, 'picture of Three']);
});

it('renders none for a page with an image of its own', async () => {
  await writePage(undefined);
  expect(await build(undefined)).toMatchObject({ drawn: 0, kept: 0 });
});

it('keeps recent cards in the store, and removes old ones', async () => {
  await writePage('One');
  const first = await build(undefined);
  await writePage('Two');
  const second = await build(first.memory);
  await writePage('One');
  expect((await build(second.memory)).titles).toEqual([]);
  const old = new Date(Date.now() - 31 * 86_400_000);
  for (const name of await readdir(storeDir)) await utimes(join(storeDir, name), old, old);
  await writePage('Three');
  await build(second.memory);
  await writePage('Two');
  expect((await build(second.memory)).titles).toEqual(['Two']);
});
