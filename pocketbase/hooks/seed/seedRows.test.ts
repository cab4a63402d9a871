import { seedRows } from './seedRows';
import { createHash } from 'node:crypto';

const field = (name: string, type = 'text', target?: string) => ({ name, type, target });
const schema = {
  tags: [field('slug')],
  reels: [field('key')],
  menus: [field('key')],
  menu_links: [
    field('menu', 'relation', 'menus'),
    field('parent', 'relation', 'menu_links'),
    field('label'),
    field('order', 'number'),
  ],
  pages: [field('slug')],
  blocks: [
    field('page', 'relation', 'pages'),
    field('kind'),
    field('order', 'number'),
    field('reel', 'relation', 'reels'),
  ],
  block_items: [field('block', 'relation', 'blocks'), field('title'), field('order', 'number')],
  posts: [
    ...[
      field('slug'),
      field('body', 'editor'),
      field('image', 'file'),
      field('publish_at', 'date'),
      field('details', 'json'),
    ],
    field('tags', 'relation', 'tags'),
  ],
};
const world = {
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  readText: (file: string) => (file === 'posts/x.en.html' ? '<p>Text</p>' : undefined),
  hasFile: (file: string) => file === 'posts/x.png',
};
const id = (name: string) => world.sha256(name).slice(0, 15);
const rows = (documents: Record<string, Record<string, unknown>[]>) => seedRows(documents, schema, world);

test('a record, its file, its text and its references', () => {
  const post = {
    ...{ slug: 'x', body: '@posts/x.en.html', image: 'posts/x.png', tags: ['ai'] },
    ...{ publish_at: '2026-11-05T08:00:00Z', details: { a: 'b' } },
  };
  expect(rows({ posts: [post], tags: [{ slug: 'ai' }] })[1]).toEqual({
    collection: 'posts',
    where: 'posts.json "x"',
    values: {
      ...{ id: id('posts/x'), slug: 'x', body: '<p>Text</p>', tags: [id('tags/ai')] },
      ...{ publish_at: '2026-11-05 08:00:00Z', details: { a: 'b' } },
    },
    files: { image: ['posts/x.png'] },
  });
});

test('lists become records with an order and the way back', () => {
  const page = {
    slug: 'about',
    blocks: [{ kind: 'hero' }, { kind: 'list', order: 5, reel: 'how', items: [{ title: 'A' }] }],
  };
  const [, , hero, list, item] = rows({ reels: [{ key: 'how' }], pages: [page] });
  expect(hero?.values).toEqual({ id: id('blocks/about/blocks0'), page: id('pages/about'), kind: 'hero', order: 10 });
  expect(list?.values).toMatchObject({ order: 5, reel: id('reels/how') });
  expect(item).toMatchObject({
    collection: 'block_items',
    values: { block: list?.values['id'], title: 'A', order: 10 },
  });
});

test('a link below a link is of the same menu', () => {
  const [menu, top, below] = rows({ menus: [{ key: 'main', links: [{ label: 'A', children: [{ label: 'B' }] }] }] });
  expect(below?.values).toMatchObject({ label: 'B', parent: top?.values['id'], menu: menu?.values['id'] });
});

test('ids are valid for PocketBase and the same each time', () => {
  const [first] = rows({ tags: [{ slug: 'ai' }] });
  expect(first?.values['id']).toMatch(/^[a-z0-9]{15}$/);
  expect(rows({ tags: [{ slug: 'ai' }] })[0]).toEqual(first);
});

test('every fault is named by file, record and field', () => {
  const faulty = () =>
    rows({
      tags: [{ slug: 'ai' }, { slug: 'ai' }, {}],
      posts: [
        {
          slug: 'x',
          body: '@nowhere.html',
          image: 'no.png',
          tags: ['none'],
          colour: 'red',
          publish_at: 'soon',
          details: 'x',
        },
      ],
      pages: [{ slug: 'p', blocks: [{ kind: 'hero', tittle: 'x' }] }],
    });
  for (const fault of [
    'tags.json "ai": the key "ai" is taken',
    'tags.json [2]: has no key (slug, key, from or _key)',
    'posts.json "x": body: there is no file "nowhere.html"',
    'posts.json "x": image: there is no file "no.png"',
    'posts.json "x": tags: there is no "none" in tags',
    'posts.json "x": posts has no field "colour"',
    'posts.json "x": publish_at: "soon" is no date such as 2026-11-05 08:00:00.000Z',
    'posts.json "x": details: must be an object',
    'pages.json "p" blocks[0]: blocks has no field "tittle"',
  ]) {
    expect(faulty).toThrow(fault);
  }
});
