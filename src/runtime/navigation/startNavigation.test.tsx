import { drawsFirstViewAlone } from '../../lib/browser/firstView';
import { PAGE } from '../page/siteEvents';
import { startNavigation, watchHistory } from './startNavigation';

type Resolve = (value: { to?: string }) => void;

const shown: string[] = [];
const loaded: (string | undefined)[] = [];
const asked: string[] = [];
/** The server's redirects; a promise answers when the test resolves it. */
let redirects: Record<string, string | Promise<{ to?: string }>> = {};
const pages: Record<string, object> = {};
const known = new Set<string>();
let paths = 0;

const win = {
  ___webpackCompilationHash: 'this',
  ___navigate: (to: string) => void shown.push(to),
  ___loader: {
    loadPage: (path: string) => {
      const found = pages[path.replace(/\?.*/, '')];
      if (found) known.add(path);
      return Promise.resolve(found ?? null);
    },
    // Gatsby's key of a page is the path by which it was loaded, with its query.
    isPageNotFound: (path: string) => !known.has(path),
  },
};
const go = (to: string) => (window as unknown as typeof win).___navigate(to);
const settle = () => jest.advanceTimersByTimeAsync(0);
// Answers are kept for a minute, so each test has paths of its own.
const fresh = (name: string) => `/${name}-${(paths += 1)}/`;
function page(name: string, context: object = {}): string {
  const path = fresh(name);
  pages[path] = { json: { pageContext: context } };
  return path;
}

beforeAll(() => {
  // No transitions: showPage.test.tsx has them.
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming: [{ name: 'release', description: 'r1' }] }] });
  globalThis.fetch = jest.fn(async (address: string) => {
    const path = decodeURIComponent(address.replace('/_site/redirect?path=', ''));
    asked.push(path);
    const found = redirects[path];
    const body = typeof found === 'string' ? { to: found } : ((await found) ?? {});
    return { ok: true, json: () => Promise.resolve(body) };
  }) as never;
  Object.assign(window, win);
  watchHistory();
  startNavigation((href) => void loaded.push(href));
});
beforeEach(() => {
  // Jest's fake `performance` has no server timing.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  for (const list of [shown, loaded, asked]) list.length = 0;
  redirects = {};
  delete document.documentElement.dataset.release;
  window.history.replaceState(null, '', '/');
  window.dispatchEvent(new Event(PAGE));
});
afterEach(() => jest.useRealTimers());

const here = (path: string) => `http://localhost${path}`;

it('shows an existing page without a redirect', async () => {
  const path = page('blog');
  go(`${path}?a=b#c`);
  await settle();
  expect(shown).toEqual([`${path}?a=b#c`]);
  expect(asked).toEqual([`${path}?a=b`]);
});

it('removes the focus from the old page, and renders the next page’s first view first', async () => {
  document.body.innerHTML = '<a href="/x/">x</a>';
  document.querySelector('a')?.focus();
  const there = page('there');
  go(there);
  await settle();
  expect(shown).toEqual([there]);
  expect(document.body).toHaveFocus();
  expect(drawsFirstViewAlone()).toBe(true);
});

it('renders the whole page at once before a scroll to a fragment, or back', async () => {
  const there = page('there');
  go(`${there}#part`);
  await settle();
  expect(shown).toEqual([`${there}#part`]);
  expect(drawsFirstViewAlone()).toBe(false);
  go(page('next'));
  await settle();
  expect(drawsFirstViewAlone()).toBe(true);
  window.dispatchEvent(new Event('popstate'));
  expect(drawsFirstViewAlone()).toBe(false);
});

it('looks nothing up for a fragment of the page', () => {
  go('/#contact');
  expect(shown).toEqual(['/#contact']);
  expect(asked).toEqual([]);
});

it('follows a redirect inside the site, with the requested fragment', async () => {
  const [old, now] = [fresh('old'), page('now')];
  redirects = { [`${old}?a=b`]: `${now}?a=b` };
  go(`${old}?a=b#team`);
  await settle();
  expect(shown).toEqual([`${now}?a=b#team`]);
  expect(loaded).toEqual([]);
});

it('loads a document for a redirect to another site', async () => {
  const call = fresh('call');
  redirects = { [call]: 'https://booking.example/modrina' };
  go(call);
  await settle();
  expect(loaded).toEqual(['https://booking.example/modrina']);
  expect(shown).toEqual([]);
});

it('leaves circular redirects to the server', async () => {
  const [a, b] = [fresh('a'), fresh('b')];
  redirects = { [a]: b, [b]: a };
  go(a);
  await settle();
  expect(loaded).toHaveLength(1);
  expect(shown).toEqual([]);
});

it('waits a hundred milliseconds for the lookup, and no longer', async () => {
  const path = page('slow');
  redirects = { [path]: new Promise(() => {}) };
  go(path);
  await jest.advanceTimersByTimeAsync(99);
  expect(shown).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([path]);
});

it('requests no data of a path with a known redirect', async () => {
  const [old, now] = [fresh('old'), page('now')];
  redirects = { [old]: now };
  const link = Object.assign(document.createElement('a'), { href: old });
  document.body.append(link);
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
  const data = jest.spyOn(win.___loader, 'loadPage');
  go(old);
  await settle();
  expect(shown).toEqual([now]);
  expect(data.mock.calls).toEqual([[now]]);
  data.mockRestore();
});

it('takes an answer that comes later, while the page’s data are still on their way', async () => {
  const [old, now] = [page('old'), page('now')];
  let arrive: (value: object) => void = () => {};
  const data = jest
    .spyOn(win.___loader, 'loadPage')
    .mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  let answer: Resolve = () => {};
  redirects = { [old]: new Promise((resolve) => (answer = resolve)) };
  go(old);
  await jest.advanceTimersByTimeAsync(300);
  answer({ to: now });
  await settle();
  arrive(pages[old] ?? {});
  await settle();
  expect(shown).toEqual([now]);
  data.mockRestore();
});

const OTHER_CODE = { page: { webpackCompilationHash: 'newer' } };
it.each([undefined, { status: 'error' }, OTHER_CODE])('loads a page of no use from the server: %j', async (found) => {
  const path = fresh('gone');
  if (found) pages[path] = found;
  go(`${path}?a=b#c`);
  await settle();
  expect([loaded, shown]).toEqual([[here(`${path}?a=b#c`)], []]);
});

it('leaves a page that does not take the parameters to the server too', async () => {
  const path = page('list', { accepts: { page: ['1'] } });
  go(`${path}?page=2`);
  await settle();
  expect(loaded).toEqual([here(`${path}?page=2`)]);
  go(`${path}?page=1`);
  await settle();
  expect(shown).toEqual([`${path}?page=1`]);
});

it('loads the document once another release is out', async () => {
  const path = page('blog');
  document.documentElement.dataset.release = 'r2';
  go(path);
  await settle();
  expect(loaded).toEqual([here(path)]);
  expect(asked).toEqual([]);
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new Event('popstate'));
  expect(loaded).toEqual([here(path), undefined]);
});

it('the later of two clicks counts', async () => {
  const [first, second] = [page('first'), page('second')];
  redirects = { [first]: new Promise(() => {}) };
  go(first);
  go(second);
  await jest.advanceTimersByTimeAsync(200);
  expect(shown).toEqual([second]);
});

it('follows a redirect that was added since when going back', async () => {
  const [old, now] = [fresh('old'), page('now')];
  redirects = { [old]: now };
  window.history.replaceState(null, '', old);
  window.dispatchEvent(new Event('popstate'));
  await settle();
  expect(shown).toEqual([now]);
  window.dispatchEvent(new Event(PAGE));
  asked.length = 0;
  window.dispatchEvent(new Event('popstate'));
  expect(asked).toEqual([]);
});

it('has the browser restore the position of another page without an animation', () => {
  const here = window.location.pathname;
  const behaviorAt = (path: string) => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new Event('popstate'));
    return document.documentElement.style.scrollBehavior;
  };
  expect(behaviorAt(page('before'))).toBe('auto');
  // Forward again before the other page came: a fragment of this page is scrolled to smoothly.
  expect(behaviorAt(`${here}#part`)).toBe('');
});

it.each(['pointerover', 'focusin', 'touchstart'])('looks a link up early, at %s, and only once', async (sign) => {
  const path = page('link');
  document.body.innerHTML = `<a href="${path}"><b>Read</b></a><a id="out" href="https://elsewhere.example/">Out</a>`;
  document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }));
  document.querySelector('#out')?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(asked).toEqual([path]);
  go(path);
  await settle();
  expect(shown).toEqual([path]);
  expect(asked).toEqual([path]);
});
