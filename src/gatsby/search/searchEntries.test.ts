import { entryOfRecord, searchEntries } from './searchEntries';
import type { FoundPages, RecordNode } from './searchQuery';

const rich = (text: string, ...headings: string[]) => ({
  text,
  headings: headings.map((heading) => ({ text: heading })),
});
const none = { nodes: [] };
const inEnglish = (field: string) => ({ field, locale: 'en' });
const inSlovenian = (field: string) => ({ field, locale: 'sl' });
const found: FoundPages = {
  allPage: {
    nodes: [
      {
        path: '/sl/o-nas/',
        locale: 'sl',
        title: 'O nas',
        borrowed: [],
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
        borrowed: [inSlovenian('title'), inSlovenian('summary')],
        summary: 'Povzetek.',
        properties: [{ name: 'Budget', value: '10 EUR' }],
        body: rich('Body.'),
      },
    ],
  },
  allWorkshop: none,
  allTag: {
    nodes: [
      { path: '/blog/tag/ai/', locale: 'en', title: 'AI', borrowed: [] },
      { path: '/blog/tag/unused/', locale: 'en', title: 'Unused', borrowed: [] },
    ],
  },
  lists: {
    nodes: [{ key: 'blog', locale: 'sl', title: 'Blog', borrowed: [], text: { ...rich('Vse.'), excerpt: 'Vse.' } }],
  },
};
const posts: RecordNode[] = [
  {
    path: '/blog/b/',
    locale: 'en',
    title: 'B',
    borrowed: [],
    summary: 'Short.',
    author: 'Ana',
    tags: [{ name: 'AI' }, { name: 'Data' }],
    body: rich('Long text.', 'First', 'Second'),
  },
  {
    path: '/sl/blog/b/',
    locale: 'sl',
    title: 'B',
    borrowed: [inEnglish('title')],
    summary: 'Kratko.',
    body: rich('Long text.'),
  },
  { path: null, locale: 'en', title: 'No page', borrowed: [], summary: null },
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

it('has the locales of title and summary that are not the page’s: without a translation, or as a funder wants', () => {
  const marked = Object.values(entries)
    .flat()
    .filter(({ titleLocale, textLocale }) => titleLocale ?? textLocale);
  expect(marked.map(({ path, titleLocale, textLocale }) => [path, titleLocale, textLocale])).toEqual([
    ['/project/p/', 'sl', 'sl'],
    ['/sl/blog/b/', 'en', undefined],
  ]);
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
