import type * as LoadEntry from './loadEntry';

const KEY = 'positions';
const reload = jest.fn();

/** Loads the module anew, as the reloaded document does, and shows an entry. */
function show(key: string | undefined): void {
  Object.assign(window, { navigation: key && { currentEntry: { key } } });
  jest.isolateModules(() => {
    const { loadEntry } = jest.requireActual<typeof LoadEntry>('./loadEntry');
    loadEntry(reload);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockReset();
  window.scrollTo = jest.fn();
  sessionStorage.setItem(KEY, JSON.stringify([['a', 900]]));
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('style');
});

it('reloads the document once the browser has noted the kept position', () => {
  show('a');
  expect(document.documentElement.style.minHeight).toBe('99999px');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 900);
  expect(window.history.scrollRestoration).toBe('auto');
  expect(reload).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['an entry without a kept position', 'b', '[["a",900]]'],
  ['a browser whose entries have no names', undefined, '[["a",900]]'],
  ['an unreadable note', 'a', '{'],
  ['a note of another kind', 'a', '{}'],
])('leaves the position to the browser: %s', (_, key, kept) => {
  sessionStorage.setItem(KEY, kept);
  show(key);
  jest.runAllTimers();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
});
