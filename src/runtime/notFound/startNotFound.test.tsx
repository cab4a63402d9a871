import { screen, waitFor } from '@testing-library/react';
import { notFoundSuggestions } from './notFoundSuggestions';
import { startNotFound } from './startNotFound';

const INDEX = [
  ['/blog/', 'Blog'],
  ['/workshops/', 'Workshops <all>'],
];
let answer: { ok: boolean; json: () => Promise<unknown> };
const asked: string[] = [];

function arriveAt(path: string): void {
  window.history.replaceState(null, '', path);
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<title>404 - Oopsie</title><meta property="og:site_name" content="Modrina">';
  document.body.innerHTML =
    '<div role="status" data-not-found="404 - Page not found: {}" data-refused="404 - Page Not Found: {}" data-near="Perhaps you are looking for"></div>';
  startNotFound();
}
beforeEach(() => {
  performance.getEntriesByType = jest.fn(() => []) as never;
  asked.length = 0;
  answer = { ok: true, json: () => Promise.resolve(INDEX) };
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    return Promise.resolve(answer);
  }) as never;
});

it('adds the path to the title', () => {
  arriveAt('/blgo/?a=b');
  expect(document.title).toBe('404 - Page not found: /blgo/ | Modrina');
  arriveAt('/vav%C4%8Der/$&/');
  expect(document.title).toBe('404 - Page not found: /vavčer/$&/ | Modrina');
  arriveAt('/%zz/');
  expect(document.title).toBe('404 - Page not found: /%zz/ | Modrina');
});

it('distinguishes a page that rejects its query from a missing one', () => {
  const entry = {
    serverTiming: [
      { name: 'release', description: 'r1' },
      { name: 'refused', description: '' },
    ],
  };
  performance.getEntriesByType = jest.fn(() => [entry]) as never;
  arriveAt('/blog/?page=99');
  expect(document.title).toBe('404 - Page Not Found: /blog/ | Modrina');
});

it('suggests similar pages in a live region', async () => {
  arriveAt('/workshop/');
  const link = await screen.findByRole('link', { name: 'Workshops <all>' });
  expect(link).toHaveAttribute('href', '/workshops/');
  expect(screen.getByRole('status')).toContainElement(link);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Perhaps you are looking for');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(asked).toEqual(['/page-index/en.json']);
});

it('suggests nothing without similar pages, or without the index', async () => {
  arriveAt('/something-else-entirely/');
  answer = { ok: false, json: () => Promise.reject(new Error()) };
  arriveAt('/workshop/');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('fills the search field with the words of the path, unless it has input', async () => {
  const withField = (value: string) => {
    arriveAt('/sl/blog/vav%C4%8Der-za-ai.html');
    document.body.insertAdjacentHTML(
      'beforeend',
      `<main><form action="/sl/search/"><input type="search" aria-label="Search" value="${value}"></form></main>`,
    );
  };
  withField('');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('blog vavčer za ai'));
  withField('mine');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.getByRole('searchbox')).toHaveValue('mine');
});

it('does nothing on other pages', () => {
  document.body.innerHTML = '<main></main>';
  document.title = 'Blog';
  startNotFound();
  expect(document.title).toBe('Blog');
  expect(asked).toEqual([]);
});

describe('where no server has corrected the path', () => {
  const SELECTOR = (en = '/404/', sl = '/sl/404/') =>
    `<a href="${en}" hreflang="en" data-chooses-locale>English</a><a href="${sl}" hreflang="sl" data-chooses-locale>Slovenščina</a>`;
  const led = async (path: string, selector = SELECTOR()) => {
    const to: string[] = [];
    window.history.replaceState(null, '', `${encodeURI(path)}?a=b#c`);
    document.body.innerHTML = selector;
    await notFoundSuggestions(document.createElement('div'), path, (address) => to.push(address));
    return to;
  };
  const choices = () => screen.getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).pathname);

  it.each([
    ['/Blog/', '/blog/'],
    ['/en/blog', '/blog/'],
    ['/EN/', '/'],
    ['/SL/', '/sl/'],
  ])('%s leads to %s, with the query', async (path, page) => expect(await led(path)).toEqual([`${page}?a=b#c`]));

  it.each(['/blog/', '/blog', '/Nothing/', '/en/nothing/', '/sl/'])('%s stays', async (path) =>
    expect(await led(path)).toEqual([]),
  );

  it('the language selector leads to the same path', async () => {
    await led('/sl/vavčer/');
    expect(choices()).toEqual(['/vav%C4%8Der/', '/sl/vav%C4%8Der/']);
    await led('/x', SELECTOR('/410/', '/sl/410/'));
    expect(choices()).toEqual(['/x', '/sl/x']);
  });

  it('a selector that the server has filled stays', async () => {
    expect(await led('/Blog/', SELECTOR('/Blog/', '/sl/Blog/'))).toEqual([]);
    expect(choices()).toEqual(['/Blog/', '/sl/Blog/']);
  });
});
