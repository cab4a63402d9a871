import { PAGE } from '../../page/siteEvents';
import { startNavigation, watchHistory } from '../startNavigation';
import { positionOfEntry } from './entryPositions';

/** Stands in for the Navigation API, which jsdom lacks. */
const navigation = { currentEntry: { key: '' } };
const win = {
  navigation,
  ___navigate: jest.fn<void, [string]>(),
  ___loader: { loadPage: () => Promise.resolve({ json: { pageContext: {} } }), isPageNotFound: () => false },
};

beforeAll(() => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  Object.assign(performance, { getEntriesByType: () => [] });
  globalThis.fetch = (() => Promise.resolve({ ok: true, json: () => Promise.resolve({}) })) as never;
  Object.assign(window, win);
  watchHistory();
  startNavigation();
});

function show(path: string, key: string, top: number): void {
  navigation.currentEntry = { key };
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new Event(PAGE));
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}
function step(path: string, key: string): void {
  navigation.currentEntry = { key };
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
const follow = async (path: string) => {
  (window as unknown as typeof win).___navigate(path);
  await new Promise((settled) => setTimeout(settled));
};

it('keeps the position of an entry that a link or a step in the history leaves', async () => {
  window.history.scrollRestoration = 'auto';
  show('/first/', 'a', 700);
  await follow('/second/');
  expect(window.history.scrollRestoration).toBe('manual');
  show('/second/', 'b', 90);
  step('/first/', 'a');
  expect(positionOfEntry()).toBe(700);
  show('/first/', 'a', 650);
  step('/second/', 'b');
  expect(positionOfEntry()).toBe(90);
  step('/first/', 'a');
  expect(positionOfEntry()).toBe(650);
});

it('leaves the position to the browser when the document ends', () => {
  window.history.scrollRestoration = 'manual';
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});

it('keeps two entries of the same URL apart', async () => {
  show('/parts/#one', 'c', 100);
  step('/parts/#two', 'd');
  show('/parts/#two', 'd', 200);
  step('/parts/#one', 'e');
  expect(positionOfEntry()).toBeUndefined();
  show('/parts/#one', 'e', 300);
  await follow('/parts/#two');
  step('/parts/#one', 'c');
  expect(positionOfEntry()).toBe(100);
});

it('knows no position of an entry that it has not left', () => {
  show('/seen/', 'f', 10);
  step('/before/', 'g');
  expect(positionOfEntry()).toBeUndefined();
});

it('leaves the position to the browser while the page is hidden, which may end it', async () => {
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show('/read/', 'r', 300);
  await follow('/on/');
  hide(true);
  expect(window.history.scrollRestoration).toBe('auto');
  expect(sessionStorage.getItem('positions')).toContain('["r",300]');
  hide(false);
  expect(window.history.scrollRestoration).toBe('manual');
});

it('leaves all to the browser where entries have no names', async () => {
  Object.assign(window, { navigation: undefined });
  window.history.scrollRestoration = 'auto';
  window.dispatchEvent(new Event(PAGE));
  await follow('/second/');
  expect([window.history.scrollRestoration, positionOfEntry()]).toEqual(['auto', undefined]);
});
