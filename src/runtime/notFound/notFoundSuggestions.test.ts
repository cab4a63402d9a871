import type { PageIndex } from '../../lib/url/pagePaths';
import { editDistance, nearPages, wordsOfPath } from './notFoundSuggestions';

test.each([
  ['', '', 0],
  ['kitten', 'sitting', 3],
  ['blog', 'blog', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
])('from "%s" to "%s" it is %i', (a, b, expected) => expect(editDistance(a, b)).toBe(expected));

const INDEX: PageIndex = [
  ['/', 'Home'],
  ['/about/', 'About'],
  ['/blog/', 'Blog'],
  ['/blog/when-not-to-use-ai/', 'When not to use AI'],
  ['/blog/tag/ai/', 'AI'],
  ['/web3/voucher/', 'Voucher'],
  ['/workshops/', 'Workshops'],
  ['/workshops/prompting-for-teams/', 'Prompting for teams'],
];
const near = (asked: string) => nearPages(asked, INDEX).map(([path]) => path);

test.each([
  ['/workshop/', '/workshops/'],
  ['/abuot', '/about/'],
  ['/About/', '/about/'],
  ['/about.html', '/about/'],
  ['/blog/when-not-to-use', '/blog/when-not-to-use-ai/'],
  ['/blog/when_not_to_use_ai/', '/blog/when-not-to-use-ai/'],
  ['/when-not-to-use-ai/', '/blog/when-not-to-use-ai/'],
  ['/voucher-web3/', '/web3/voucher/'],
  ['/blog/', '/blog/'],
  ['/ai/', '/blog/tag/ai/'],
  ['/events/prompting/', '/workshops/prompting-for-teams/'],
])('suggests for %s the page %s', (asked, wanted) => expect(near(asked)[0]).toBe(wanted));

test('three at most, the nearest first, and never a page that is not like it at all', () => {
  expect(near('/blog/no-such-article/')).toEqual(['/blog/when-not-to-use-ai/', '/blog/tag/ai/', '/blog/']);
  expect(near('/wp-login.php')).toEqual([]);
  expect(near('/')).toEqual([]);
  expect(near('/%%/')).toEqual([]);
  expect(near(`/${'a'.repeat(5000)}/`)).toEqual([]);
});

test('a page that is much farther than the nearest one is no suggestion', () => {
  expect(near('/blog/when-not-to-use/')).toEqual(['/blog/when-not-to-use-ai/']);
  expect(near('/workshop/')).toEqual(['/workshops/']);
});

test('Slovenian letters are letters', () => {
  expect(nearPages('/sl/delavnica/', [['/sl/delavnice/', 'Delavnice']])).toHaveLength(1);
  expect(nearPages('/sl/vavčer/', [['/sl/web3/voucher/', 'Vavčer']])).toHaveLength(1);
});

it.each([
  ['/sl/blog/vavčer-za-ai.html', '/sl/', 'blog vavčer za ai'],
  ['/workshop/', '/', 'workshop'],
  ['/case_studies/2019/dairy.php', '/', 'case studies 2019 dairy'],
  ['/slovenia/', '/', 'slovenia'],
  ['/sl', '/sl/', 'sl'],
  ['/', '/', ''],
])('%s, below %s → %s', (path, home, words) => expect(wordsOfPath(path, home)).toBe(words));
