import { systemPathOf } from './systemPath';

const LOCALES = ['', '/sl'];
const taken = (from: string) => systemPathOf(from, LOCALES);

/** Spellings of a path of the system, by an editor or by a write without hooks. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.slice(0, -1),
  (path) => `${path}save-form-message`,
  (path) => `${path}*`,
  (path) => `${path.slice(0, -1)}*`,
  (path) => `${path.slice(0, 3)}*`,
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => `//${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `/%2F${path.slice(1)}`,
  (path) => `/${encode(path.slice(1))}`,
  (path) => `/${encode(encode(path.slice(1)))}`,
  (path) => `/${encode(path[1] ?? '')}${path.slice(2)}`,
  (path) => `/${encode(path[1] ?? '').toLowerCase()}${path.slice(2)}`,
  (path) => path.replace(/\//g, '\\\\'),
  (path) => `${path.slice(0, -1)};x=1/`,
  (path) => `/\u200b${path.slice(1)}`,
  (path) => `/%00${path.slice(1)}`,
  (path) => `/sl${path}`,
  (path) => `/SL${path}`,
  (path) => `/sl${path}*`,
  (path) => `/sl/${encode(path.slice(1))}`,
];
const encode = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`).join('');

describe.each(['/api/', '/_/', '/_site/', '/page-data/x/', '/static/x/'])('%s', (path) => {
  test.each(SPELLINGS.map((write) => [write(path)]))('is taken by %j', (from) => {
    expect(taken(from)).toBeDefined();
  });
});

test.each(['/*', '/_*', '/a*', '/ap*', '/_s*', '/%5f*', '/./*', '//*'])(
  '%s would take paths of the system too',
  (from) => {
    expect(taken(from)).toBeDefined();
  },
);

test.each([
  '/',
  // A page with that name is not a file.
  '/static/',
  '/share',
  '/about/',
  '/apiary/',
  '/api-design/',
  '/api-design*',
  '/blog/api/',
  '/sl/',
  '/sl/*',
  '/sl/a*',
  '/_next/',
  '/statics/',
  '/site/_/',
  '/portfolio*',
  '/x/../about/',
  '/a;b/',
  '/50%/',
  '/č*',
])('%s is a path of the site', (from) => {
  expect(taken(from)).toBeUndefined();
});

test('only the paths that are named count where a list is given', () => {
  expect(systemPathOf('/static/*', LOCALES, ['/api/'])).toBeUndefined();
  expect(systemPathOf('/a*', LOCALES, ['/api/'])).toBe('/api/');
});
