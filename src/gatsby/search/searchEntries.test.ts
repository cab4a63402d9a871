import { entryOfRecord, searchEntries } from './searchEntries';
import type { FoundPages, RecordNode } from './searchQuery';

const rich = (text: string, ...headings: string[]) => ({
  text,
  headings: headings.map((heading) => ({ text: heading })),
});
const none = { nodes: [] };
const found: FoundPages = {
  allPage: {
    nodes: [
      {
        path: '/sl/o-nas/',
        locale: 'sl',
        title: 'O nas',
        isFallback: false,
        seo_description: 'Kdo smo.',
        blocks: [
          {
            ...{ kind: 'cards', title: 'Ekipa', text: rich('Pet ljudi.') },
            items: [{ title: 'Ana', text: rich('Vodi projekte.') }],
            // Of an earlier kind of the block, which the page no longer shows.
            packages: { items: [{ title: 'Staro', text: null }] },
            reel: { slides: [{ title: 'Staro', text: null }] },
          },
          {
            ...{ kind: 'packages', title: null, text: null, reel: null },
            items: [{ title: 'Staro', text: null }],
            packages: { items: [{ title: 'Vavčer', text: rich('Do 9.999 EUR.') }] },
          },
          {
            ...{ kind: 'reel', title: null, text: null, packages: null, items: [] },
            reel: { slides: [{ title: 'Delamo', text: null }] },
          },
          {
            ...{ kind: 'logos', title: null, text: null, packages: null, reel: null },
            items: [{ title: 'Naročnik', text: rich('Stara cena.') }],
          },
        ],
      },
    ],
  },
  allCase: none,
  allProject: {
    nodes: [
      {
        path: '/project/p/',
        locale: 'en',
        title: 'P',
        isFallback: false,
        summary: null,
        properties: [{ name: 'Budget', value: '10 EUR' }],
        body: rich('Body.'),
      },
    ],
  },
  allWorkshop: none,
  allTag: {
    nodes: [
      { path: '/blog/tag/ai/', locale: 'en', title: 'AI', isFallback: false },
      { path: '/blog/tag/unused/', locale: 'en', title: 'Unused', isFallback: false },
    ],
  },
  lists: {
    nodes: [
      { key: 'blog', locale: 'sl', title: 'Blog', isFallback: false, text: { ...rich('Vse.'), excerpt: 'Vse.' } },
    ],
  },
};
const posts: RecordNode[] = [
  {
    path: '/blog/b/',
    locale: 'en',
    title: 'B',
    isFallback: false,
    summary: 'Short.',
    author: 'Ana',
    tags: [{ name: 'AI' }, { name: 'Data' }],
    body: rich('Long text.', 'First', 'Second'),
  },
  { path: '/sl/blog/b/', locale: 'sl', title: 'B', isFallback: true, summary: null, body: rich('Long text.') },
  { path: null, locale: 'en', title: 'No page', isFallback: false, summary: null },
];
const built = new Set(['/sl/o-nas/', '/blog/b/', '/sl/blog/b/', '/project/p/', '/blog/tag/ai/', '/sl/blog/']);
const entries = searchEntries(
  found,
  posts.map((post) => entryOfRecord('post', post)),
  built,
);

it('contains everything with a page, by locale and in the order of paths', () => {
  expect(entries.en?.map(({ path, kind }) => [path, kind])).toEqual([
    ['/blog/b/', 'post'],
    ['/blog/tag/ai/', 'tag'],
    ['/project/p/', 'project'],
  ]);
  expect(entries.sl?.map(({ path, kind }) => [path, kind])).toEqual([
    ['/sl/blog/', 'page'],
    ['/sl/blog/b/', 'post'],
    ['/sl/o-nas/', 'page'],
  ]);
});

it('marks a page without a text in its locale', () => {
  expect(entries.sl?.filter(({ isFallback }) => isFallback).map(({ path }) => path)).toEqual(['/sl/blog/b/']);
});

it('contains the texts that the kind of a block shows: its own, of its items and of reels', () => {
  expect(entries.sl?.at(-1)).toMatchObject({
    summary: 'Kdo smo.',
    headings: 'Ekipa · Ana · Vavčer · Delamo · Naročnik',
    text: 'Ekipa · Pet ljudi. · Ana · Vodi projekte. · Vavčer · Do 9.999 EUR. · Delamo · Naročnik',
  });
});

it('takes topics, headings, text and facts of a record', () => {
  expect(entries.en?.[0]).toMatchObject({ tags: 'AI Data', headings: 'First · Second', text: 'Long text. · Ana' });
  expect(entries.en?.[2]?.text).toBe('Body. · Budget · 10 EUR');
});
