import { findRedirect } from './findRedirect';

const RULES = [
  { from: '/tips-tricks/*', to: '/blog/*', status: 301 },
  { from: '/tips-tricks/mvp/', to: '/' },
  { from: '/portfolio*', to: '/' },
  { from: '/portfolio*', to: '/never/' },
  { from: '/now', to: 'https://example.com/a?b=1#c', status: 302 },
  { from: '/all/*', to: '/*' },
  { from: '/shop*', to: 'https://shop.example*' },
  { from: '/port*', to: 'HTTPS://shop.example:80*' },
  { from: '/store/*', to: 'https://shop.example/*' },
  { from: '/self*', to: '/self/' },
];

test.each([
  ['/tips-tricks/ai-basics/', '', '/blog/ai-basics/'],
  ['/tips-tricks/ai-basics', '', '/blog/ai-basics/'],
  ['/tips-tricks/mvp', '', '/'],
  ['/tips-tricks/mvp/', '', '/'],
  ['/portfolio', '', '/'],
  ['/portfolio', 'a=b', '/?a=b'],
  ['/portfolio-old/x', '', '/'],
  ['/now/', 'd=2', 'https://example.com/a?b=1&d=2#c'],
  ['/all//evil.example/', '', '/evil.example/'],
  ['/all/\\evil.example/', '', '/%5Cevil.example/'],
  ['/tips-tricks/č?#', '', '/blog/%C4%8D%3F%23/'],
  ['/tips-tricks/č?#\r\nX: y', '', '/blog/%C4%8D%3F%23%0D%0AX:%20y/'],
  ['/tips-tricks/a.pdf', '', '/blog/a.pdf'],
  // A visitor must not choose the host.
  ['/shop.evil.example/x', '', 'https://shop.example/.evil.example/x/'],
  ['/shop@evil.example/x.pdf', '', 'https://shop.example/@evil.example/x.pdf'],
  ['/shop/a/', '', 'https://shop.example/a/'],
  ['/shop', '', 'https://shop.example/'],
  ['/port80/', '', 'HTTPS://shop.example:80/80/'],
  ['/store//a.pdf', '', 'https://shop.example/a.pdf'],
  ['/self/', '', undefined],
  ['/blog/', 'a=b', undefined],
  ['/', '', undefined],
])('%s with the query "%s" leads to %s', (path, query, expected) => {
  expect(findRedirect(RULES, path, query)?.location).toBe(expected);
});

test('a rule has its status, or 301', () => {
  expect(findRedirect(RULES, '/now', '')?.status).toBe(302);
  expect(findRedirect(RULES, '/tips-tricks/mvp/', '')?.status).toBe(301);
});
