import { lookUpRedirect } from './lookUpRedirect';
import { startNavigation, watchHistory } from './startNavigation';

type Answer = { to?: string };

const shown: string[] = [];
/** The server's redirects; a promise answers when the test resolves it. */
let redirects: Record<string, string | Promise<Answer>> = {};
let paths = 0;
/** Answers are kept, so each test has paths of its own. */
const fresh = (name: string) => `/${name}-${(paths += 1)}/`;
const settle = () => jest.advanceTimersByTimeAsync(0);
const win = {
  ___navigate: (to: string) => void shown.push(to),
  ___loader: { loadPage: () => Promise.resolve({ json: { pageContext: {} } }), isPageNotFound: () => false },
};
const go = (to: string) => (window as unknown as typeof win).___navigate(to);

beforeAll(() => {
  // No transitions.
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming: [{ name: 'release', description: 'r1' }] }] });
  globalThis.fetch = jest.fn(async (address: string) => {
    const found = redirects[decodeURIComponent(address.replace('/_site/redirect?path=', ''))];
    const body = typeof found === 'string' ? { to: found } : ((await found) ?? {});
    return { ok: true, json: () => Promise.resolve(body) };
  }) as never;
  Object.assign(window, win);
  watchHistory();
  startNavigation();
});
beforeEach(() => {
  // Jest's fake `performance` has no server timing.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  shown.length = 0;
  redirects = {};
});
afterEach(() => jest.useRealTimers());

describe('going back', () => {
  const routed: string[] = [];
  const note = () => void routed.push(location.pathname);
  // The router's listener, which would show the old page.
  beforeAll(() => window.addEventListener('popstate', note));
  afterAll(() => window.removeEventListener('popstate', note));
  beforeEach(() => void (routed.length = 0));
  const back = (path: string) => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

  it('shows the old page only once it is known to have no redirect', async () => {
    const path = fresh('old');
    let answer: (value: Answer) => void = () => {};
    redirects = { [path]: new Promise((resolve) => (answer = resolve)) };
    back(path);
    await settle();
    expect(routed).toEqual([]);
    answer({});
    await settle();
    expect(routed).toEqual([path]);
  });

  it('never shows the old page if an editor has added a redirect', async () => {
    const [old, now] = [fresh('old'), fresh('now')];
    redirects = { [old]: now };
    back(old);
    await settle();
    expect([routed, shown]).toEqual([[], [now]]);
  });

  it('waits a hundred milliseconds, and follows a later answer in place of the old page', async () => {
    const [old, now] = [fresh('old'), fresh('now')];
    let answer: (value: Answer) => void = () => {};
    redirects = { [old]: new Promise((resolve) => (answer = resolve)) };
    back(old);
    await jest.advanceTimersByTimeAsync(100);
    expect(routed).toEqual([old]);
    answer({ to: now });
    await settle();
    expect(shown).toEqual([now]);
  });

  it('twice shows the last page only', async () => {
    const [first, second] = [fresh('first'), fresh('second')];
    back(first);
    back(second);
    await settle();
    expect(routed).toEqual([second]);
  });
});

it('finds a redirect that was added after the page was fetched beforehand', async () => {
  const [old, now] = [fresh('old'), fresh('now')];
  await lookUpRedirect(old);
  redirects = { [old]: now };
  await jest.advanceTimersByTimeAsync(6_000);
  go(old);
  await settle();
  expect(shown).toEqual([now]);
});

it('follows a redirect whose lookup is slower than the page, in place of the page', async () => {
  const [old, now] = [fresh('old'), fresh('now')];
  let answer: (value: Answer) => void = () => {};
  redirects = { [old]: new Promise((resolve) => (answer = resolve)) };
  go(old);
  await jest.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([old]);
  answer({ to: now });
  await settle();
  expect(shown).toEqual([old, now]);
});
