const { findRedirect } = require('./findRedirect');

const rules = [
  { from: '/tips-tricks/*', to: '/blog/*', status: 301 },
  { from: '/tips-tricks/mvp/', to: '/' },
  { from: '/portfolio*', to: '/', status: 301 },
  { from: '/now', to: 'https://example.com/a?b=1#c', status: 302 },
  { from: '/all/*', to: '/*' },
  { from: '/self*', to: '/self/' },
];
const find = (path, query = '') => findRedirect(rules, path, query);

test.each([
  ['/tips-tricks/ai-basics/', { status: 301, location: '/blog/ai-basics/' }],
  ['/tips-tricks/mvp', { status: 301, location: '/' }],
  ['/tips-tricks/mvp/', { status: 301, location: '/' }],
  ['/portfolio', { status: 301, location: '/' }],
  ['/portfolio-old/x', { status: 301, location: '/' }],
  ['/now/', { status: 302, location: 'https://example.com/a?b=1#c' }],
])('%s', (path, expected) => {
  expect(find(path)).toEqual(expected);
});

test('leaves other paths alone', () => {
  expect(find('/blog/')).toBeUndefined();
});

test('keeps the query, before a fragment and after a query', () => {
  expect(find('/now', 'd=2').location).toBe('https://example.com/a?b=1&d=2#c');
  expect(find('/portfolio', 'd=2').location).toBe('/?d=2');
});

test('never lets the path choose another host', () => {
  expect(find('/all//evil.example/').location).toBe('/evil.example/');
  expect(find('/all/\\evil.example/').location).toBe('/%5Cevil.example/');
});

test('encodes what it appends', () => {
  expect(find('/tips-tricks/č?#\r\nX: y').location).toBe('/blog/%C4%8D%3F%23%0D%0AX:%20y/');
});

test('does not send in circles', () => {
  expect(find('/self/')).toBeUndefined();
});
