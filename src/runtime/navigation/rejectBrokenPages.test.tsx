import type { GatsbyLoader, GatsbyPage } from '../../lib/browser/gatsbyInternals';
import { rejectBrokenPages } from './rejectBrokenPages';

const PATH = '/about/';
const whole: GatsbyPage = {
  status: 'success',
  page: { path: PATH },
  json: { data: { locales: { edges: [] } }, pageContext: { i18n: {} } },
};
const missing: GatsbyPage = { status: 'success', notFound: true, page: { path: '/404.html' }, json: whole.json ?? {} };
let logged: jest.SpyInstance;
let statuses: Record<string, number> = {};

function loaderOf(page: GatsbyPage | null): Partial<GatsbyLoader> {
  const loader: Partial<GatsbyLoader> = {
    loadPage: async () => page,
    loadPageSync: () => page ?? undefined,
    isPageNotFound: () => page?.notFound === true,
  };
  rejectBrokenPages(loader);
  return loader;
}
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
  statuses = {};
  performance.getEntriesByType = jest.fn(() =>
    Object.entries(statuses).map(([path, responseStatus]) => ({ name: `http://localhost${path}`, responseStatus })),
  ) as never;
});
afterEach(() => jest.restoreAllMocks());

it.each([PATH, '/about', '/about/?utm_id=1', '/about/?a=b#c'])('takes whole data of a page (%s)', async (address) => {
  const loader = loaderOf({ ...whole, page: { path: '/about/?utm_id=1' } });
  expect(await loader.loadPage?.(address)).toMatchObject({ json: whole.json });
  expect(loader.loadPageSync?.(address)).toMatchObject({ json: whole.json });
  expect(loader.isPageNotFound?.(address)).toBe(false);
  expect(logged).not.toHaveBeenCalled();
});

it.each<[string, GatsbyPage]>([
  ['without a result', { status: 'success', page: { path: PATH } }],
  ['with an empty result', { ...whole, json: {} }],
  ['without data', { ...whole, json: { ...whole.json, data: null } }],
  ['with empty data', { ...whole, json: { ...whole.json, data: {} } }],
  ['without a context', { ...whole, json: { data: { locales: {} } } }],
  ['of another page', { ...whole, page: { path: '/contact/' } }],
  ['without a path', { ...whole, page: {} }],
])('takes data %s for missing ones, and reports them once', async (_, page) => {
  const loader = loaderOf(page);
  expect(await loader.loadPage?.(PATH)).toBeNull();
  expect(loader.loadPageSync?.(PATH)).toBeUndefined();
  expect([PATH, '/about', '/other/'].map((address) => loader.isPageNotFound?.(address))).toEqual([true, true, false]);
  expect(logged.mock.calls).toEqual([['The data of the page /about/ are broken: the page is loaded from the server.']]);
});

it.each([
  [200, 1],
  [404, 0],
])('of a page in which Gatsby found no data, with status %i, it reports %i', async (status, times) => {
  statuses = { '/page-data/about/page-data.json': status, '/page-data/index/page-data.json': 200 };
  const loader = loaderOf(missing);
  await loader.loadPage?.(PATH);
  expect(logged).toHaveBeenCalledTimes(times);
  expect(loader.isPageNotFound?.(PATH)).toBe(true);
});

it('reports an error page that Gatsby could not load either', async () => {
  statuses = { '/page-data/about/page-data.json': 200 };
  expect(await loaderOf({ status: 'error' }).loadPage?.(PATH)).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
});

it('leaves failed requests to Gatsby', async () => {
  expect(await loaderOf({ status: 'error' }).loadPage?.(PATH)).toEqual({ status: 'error' });
  expect(await loaderOf(null).loadPage?.(PATH)).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});
