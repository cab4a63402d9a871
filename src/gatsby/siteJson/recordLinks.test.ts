import { createAddressReader } from '../../../server/site/addressesIn';
import { localHref } from '../../i18n/localHref';
import { type LinkNode, missingFiles, recordLinks, type RecordState } from './recordLinks';

const SITE = 'https://modrina.example';
const collections = [
  { name: 'posts', type: 'Post' },
  { name: 'menu_links', type: 'MenuLink' },
  { name: 'blocks', type: 'Block' },
];
const post = (pbId: string, href: string, locale = 'en'): RecordState => ({
  collection: 'posts',
  pbId,
  paths: [],
  links: [{ locale, href }],
});
const node = (type: string, values: Partial<LinkNode>): LinkNode => ({
  pbId: 'n1',
  locale: 'en',
  internal: { type },
  ...values,
});

test('returns the pages’ paths, in the locale of the text', () => {
  expect(recordLinks([post('p1', '/about'), post('p1', '/about', 'sl')], [], collections, SITE)).toEqual({
    '/about/': [['posts', 'p1']],
    '/sl/about/': [['posts', 'p1']],
  });
});

test('names each record once for a path', () => {
  const links = recordLinks([post('p1', '/x/'), post('p1', '/x'), post('p2', '/x/')], [], collections, SITE);
  expect(links).toEqual({
    '/x/': [
      ['posts', 'p1'],
      ['posts', 'p2'],
    ],
  });
});

test('counts fields with a URL, of collections that the site reads', () => {
  const nodes = [
    node('MenuLink', { to: '/blog/' }),
    node('Block', { pbId: 'b1', link: '/a/', second_link: '/b/#c' }),
    node('Stranger', { link: '/d/' }),
  ];
  expect(recordLinks([], nodes, collections, SITE)).toEqual({
    '/blog/': [['menu_links', 'n1']],
    '/a/': [['blocks', 'b1']],
    '/b/#c': [['blocks', 'b1']],
  });
});

test.each([
  '/events',
  '/events/?from=menu#a',
  `${SITE}/events/`,
  '/%C4%8Daj/',
  '/a b/',
  '/100%/',
  'https://example.com:80a/',
])('names the target of %s as the gate does', (to) => {
  const found = createAddressReader(`${SITE}/blog/`, SITE)(localHref(to, 'en') ?? '');
  expect(Object.keys(recordLinks([], [node('MenuLink', { to })], collections, SITE))).toEqual([found?.path]);
});

test('ignores external URLs and empty ones', () => {
  const nodes = [
    node('MenuLink', { to: 'https://example.com/' }),
    node('Block', { link: null }),
    node('Block', { to: '' }),
  ];
  expect(recordLinks([post('p1', 'mailto:a@b.example')], nodes, collections, SITE)).toEqual({});
});

const state = (pbId: string, ...files: string[]) => ({ collection: 'posts', pbId, files });

test('returns record and file, of the record itself or of an image in its text', () => {
  const states = [state('a', 'pbc1/a/one.png', 'pbc1/a/two.png'), state('b', 'pbc1/a/one.png'), state('c')];
  expect(missingFiles(states, [{ key: 'pbc1/a/two.png' }])).toEqual([
    { collection: 'posts', record: 'a', file: 'one.png' },
    { collection: 'posts', record: 'b', file: 'one.png' },
  ]);
});

test('returns nothing if all files exist', () => {
  expect(missingFiles([state('a', 'pbc1/a/one.png')], [{ key: 'pbc1/a/one.png' }])).toEqual([]);
});
