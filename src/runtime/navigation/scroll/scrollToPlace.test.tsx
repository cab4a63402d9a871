import { enterEntry, leaveEntry } from './entryPositions';
import { scrollToPlace, shouldUpdateScroll } from './scrollToPlace';

const place = (pathname: string, hash: string, action = 'PUSH') => ({ pathname, hash, action });
const before = { pathname: '/blog/', hash: '' };

let shown: unknown[];
let still: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  shown = [];
  still = false;
  window.matchMedia = (() => ({ matches: still })) as unknown as typeof window.matchMedia;
  window.scrollTo = jest.fn();
  document.body.innerHTML = '<h2 id="za-koga">Za koga</h2><h2 id="čas">Čas</h2>';
  Element.prototype.scrollIntoView = function (this: Element, options) {
    shown.push([this.id, options]);
  };
});
afterEach(() => jest.useRealTimers());

it('scrolls there smoothly after 150 ms, on a new page from its top', () => {
  scrollToPlace(place('/web3/', '#za-koga'), before);
  expect(window.scrollTo).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' });
  jest.advanceTimersByTime(149);
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(shown).toEqual([['za-koga', { behavior: 'smooth' }]]);
});

it('the next Tab goes on from there, at once', () => {
  document.body.innerHTML = '<a href="#form">Apply</a><section id="form"><input /></section>';
  scrollToPlace(place('/blog/', '#form'), before);
  expect(document.activeElement?.id).toBe('form');
  document.querySelector('input')?.focus();
  expect(document.getElementById('form')?.hasAttribute('tabindex')).toBe(false);
});

it('keeps the scroll position on the same page until then', () => {
  scrollToPlace(place('/blog/', '#%C4%8Das'), before);
  expect(window.scrollTo).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(shown).toEqual([['čas', { behavior: 'smooth' }]]);
});

it('scrolls at once if reduced motion is requested', () => {
  still = true;
  scrollToPlace(place('/web3/', '#za-koga'), before);
  expect(shown).toEqual([['za-koga', { behavior: 'instant' }]]);
});

it.each(['wheel', 'touchmove', 'keydown'])('is cancelled when the visitor scrolls meanwhile (%s)', (sign) => {
  scrollToPlace(place('/web3/', '#za-koga'), before);
  window.dispatchEvent(new Event(sign));
  jest.runAllTimers();
  expect(shown).toEqual([]);
});

it('goes to the last of several places only', () => {
  scrollToPlace(place('/web3/', '#za-koga'), before);
  scrollToPlace(place('/web3/', '#čas'), { pathname: '/web3/', hash: '#za-koga' });
  jest.runAllTimers();
  expect(shown).toEqual([['čas', { behavior: 'smooth' }]]);
});

it.each([
  ['the page with which the document was loaded', place('/web3/', '#za-koga'), null],
  ['a page without a place', place('/web3/', ''), before],
  ['a place to which the visitor goes back', place('/web3/', '#za-koga', 'POP'), before],
  ['a place that is not there', place('/web3/', '#nowhere'), before],
  ['an address that is badly written', place('/web3/', '#%E0%A4%A'), before],
])('leaves alone %s', (_, location, previous) => {
  scrollToPlace(location, previous);
  jest.runAllTimers();
  expect(shown).toEqual([]);
});

const at = (pathname: string, hash = '', action?: string) => ({
  location: { pathname, hash, ...(action && { action }) },
});
const ask = (routerProps: object, prevRouterProps?: object) => {
  const args = { routerProps, prevRouterProps, getSavedScrollPosition: () => [0, 640] };
  return shouldUpdateScroll?.(args as never, { plugins: [] });
};

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('keeps the scroll position of the first page', () => {
  expect(ask(at('/blog/'))).toBe(false);
  expect(ask(at('/blog/', '#more'))).toBe(false);
});

it('shows a new page from its top at once', () => {
  expect(ask(at('/blog/', '', 'PUSH'), at('/'))).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' });
});

it('leaves the restoration of the position to Gatsby', () => {
  expect(ask(at('/blog/', '', 'POP'), at('/'))).toBeUndefined();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('leaves a place on a page to scrollToPlace', () => {
  expect(ask(at('/blog/', '#more', 'PUSH'), at('/'))).toBe(false);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('restores the earlier position, not the fragment', () => {
  expect(ask(at('/blog/', '#more', 'POP'), at('/'))).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 640);
});

it('leaves places of the page in view to the browser', () => {
  expect(ask(at('/blog/', '#more', 'POP'), at('/blog/'))).toBe(false);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it.each([
  ['another page', '/cases/', ''],
  ['a fragment of another page', '/cases/', '#more'],
  ['a fragment of the page in view', '/', '#more'],
])('restores the position of an entry that the application left: %s', (_, path, hash) => {
  Object.assign(window, { navigation: { currentEntry: { key: 'left' } } });
  Object.defineProperty(window, 'scrollY', { value: 1200, configurable: true });
  enterEntry();
  leaveEntry();
  expect(ask(at(path, hash, 'POP'), at('/'))).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledWith({ left: 0, top: 1200, behavior: 'instant' });
  Object.assign(window, { navigation: undefined });
});
