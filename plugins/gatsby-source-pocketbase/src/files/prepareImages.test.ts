import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { endPreparation, prepareImages } from './prepareImages';
import { makeVariant } from './variant';

const WITH_IMAGES = 'query ($id: String) { post(id: $id) { image { gatsbyImageData(width: 8) } } }';
let dir: string;
let picture: string;
/** The ids of the pages whose query ran. */
let ran: number[];

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-images-'));
  picture = path.join(dir, 'red.png');
  await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } }).toFile(picture);
  ran = [];
});
afterEach(() => rm(dir, { recursive: true }));

/** A site of so many articles, and a page without images between them. */
function storeOf(articles: number) {
  const page = (componentPath: string, id: number) => [`/${id}/`, { componentPath, context: { id } }] as const;
  const pages = new Map([page('plain', -1), ...Array.from({ length: articles }, (_, id) => page('post', id))]);
  const components = new Map([
    ['plain', { query: '{ site { id } }' }],
    ['post', { query: WITH_IMAGES }],
  ]);
  return { getState: () => ({ pages, components }) } as unknown as Parameters<typeof prepareImages>[0];
}

/** Runs a page's query as Gatsby does: the resolver makes the image. */
const graphqlWith =
  (onPage: (id: number) => Promise<unknown>) =>
  async (query: string, context: unknown): Promise<{ data?: never }> => {
    const { id } = context as { id: number };
    expect(query).toBe(WITH_IMAGES);
    ran.push(id);
    await onPage(id);
    return {};
  };
const variant = (width: number) =>
  makeVariant(picture, path.join(dir, `${width}.webp`), path.join(dir, 'drafts'), {
    ...{ width, height: 8, format: 'webp', quality: 50 },
  });

test('runs the queries that have images, also after one that fails', async () => {
  const graphql = graphqlWith(async (id) => {
    if (id === 1) throw new Error('The file is gone.');
    await variant(id + 1);
  });
  await prepareImages(storeOf(4), graphql);
  expect(ran).toEqual([0, 1, 2, 3]);
  expect((await sharp(path.join(dir, '4.webp')).metadata()).width).toBe(4);
});

test('ends when Gatsby’s own queries begin', async () => {
  await prepareImages(
    storeOf(9),
    graphqlWith(async (id) => {
      if (id === 2) endPreparation();
    }),
  );
  expect(ran).toEqual([0, 1, 2]);
});

test('ends after a hundred pages whose images exist', async () => {
  await prepareImages(
    storeOf(500),
    graphqlWith(async (id) => {
      if (id % 50 === 0 && id <= 150) await variant(id + 1);
    }),
  );
  expect(ran.at(-1)).toBe(250);
});
