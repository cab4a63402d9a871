import { findRedirect, type ListedRedirect } from './findRedirect';

type Found = { location: string } | undefined;
const server = jest.requireActual<{
  findRedirect(rules: readonly ListedRedirect[], path: string, query: string): Found;
}>('../../../pocketbase/pb_hooks/lib/findRedirect');

const RULES = [
  { from: '/tips-tricks/*', to: '/blog/*' },
  { from: '/tips-tricks/mvp/', to: '/' },
  { from: '/portfolio*', to: '/' },
  { from: '/portfolio*', to: '/never/' },
  { from: '/now', to: 'https://example.com/a?b=1#c' },
  { from: '/all/*', to: '/*' },
  { from: '/self*', to: '/self/' },
];

test.each([
  ['/tips-tricks/ai-basics/', '', '/blog/ai-basics/'],
  ['/tips-tricks/ai-basics', '', '/blog/ai-basics/'],
  ['/tips-tricks/mvp', '', '/'],
  ['/portfolio', '?a=b', '/?a=b'],
  ['/portfolio-old/x', '', '/'],
  ['/now/', '?d=2', 'https://example.com/a?b=1&d=2#c'],
  ['/all//evil.example/', '', '/evil.example/'],
  ['/all/\\evil.example/', '', '/%5Cevil.example/'],
  ['/tips-tricks/č?#', '', '/blog/%C4%8D%3F%23/'],
  ['/tips-tricks/a.pdf', '?', '/blog/a.pdf'],
  ['/self/', '', null],
  ['/blog/', '?a=b', null],
  ['/', '', null],
])('%s%s leads to %s, from the server too', (path, query, expected) => {
  expect(findRedirect(RULES, path, query)).toBe(expected);
  expect(server.findRedirect(RULES, path, query.slice(1))?.location ?? null).toBe(expected);
});
