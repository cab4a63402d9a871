import { fireEvent, screen } from '@testing-library/react';
import { HYDRATED } from '../page/siteEvents';
import { keepPress } from './keepPress';

const PAGE = `<main data-template="post-list">
  <a href="/web3/voucher/" data-application="press"><b>Voucher</b></a>
  <a href="/search/" data-application="press">Search</a>
  <a href="#words">Words</a>
  <button type="button" data-application="press">Next</button>
</main>`;

const bring = jest.fn();
const go = jest.fn();
/** Names of the controls whose click was repeated: a click that the application sees, since it runs. */
let answered: (string | null)[] = [];

/** The page of a test; listeners of `window` are removed again, as by a new document. */
const added: Parameters<typeof removeEventListener>[] = [];
function arrive(html = PAGE): void {
  document.body.innerHTML = html;
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    added.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
  keepPress(bring, go);
}

beforeEach(() => {
  jest.useFakeTimers();
  bring.mockClear();
  go.mockClear();
  answered = [];
});
afterEach(() => {
  for (const one of added.splice(0)) window.removeEventListener(...one);
  delete (window as { ___loader?: unknown }).___loader;
  delete window.pressed;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const voucher = () => screen.getByRole('link', { name: 'Voucher' });
const isBusy = (element: HTMLElement) => element.getAttribute('aria-busy') === 'true';

/** The application runs, and answers clicks. */
function hydrate(): void {
  screen.getByRole('main').addEventListener('click', (event) => {
    answered.push((event.target as Element).textContent);
    event.preventDefault();
  });
  window.dispatchEvent(new Event(HYDRATED));
  jest.advanceTimersByTime(100);
}

it('keeps a press on what a link contains, and repeats it once the application runs', () => {
  arrive();
  // The browser does not follow the link.
  expect(fireEvent.click(screen.getByText('Voucher'))).toBe(false);
  expect(isBusy(voucher())).toBe(true);
  expect(bring).toHaveBeenCalledTimes(1);
  hydrate();
  expect(answered).toEqual(['Voucher']);
  expect(voucher()).not.toHaveAttribute('aria-busy');
  jest.advanceTimersByTime(10_000);
  expect(go).not.toHaveBeenCalled();
});

it('keeps a press on a button, however long it takes', () => {
  arrive();
  fireEvent.click(screen.getByRole('button'));
  jest.advanceTimersByTime(60_000);
  hydrate();
  expect(answered).toEqual(['Next']);
  expect(go).not.toHaveBeenCalled();
});

it('opens once, however often it is pressed', () => {
  arrive();
  fireEvent.click(voucher());
  expect(fireEvent.click(voucher())).toBe(false);
  expect(bring).toHaveBeenCalledTimes(1);
  hydrate();
  expect(answered).toEqual(['Voucher']);
});

it('leads to the page when the application does not come', () => {
  arrive();
  fireEvent.click(voucher());
  jest.advanceTimersByTime(1999);
  expect(go).not.toHaveBeenCalled();
  // A second press does not prolong the wait.
  fireEvent.click(voucher());
  jest.advanceTimersByTime(1);
  expect(go.mock.calls).toEqual([['http://localhost/web3/voucher/']]);
});

it('waits as long again when the application has come and still starts', () => {
  arrive();
  fireEvent.click(voucher());
  Object.assign(window, { ___loader: {} });
  jest.advanceTimersByTime(3999);
  expect(go).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(go).toHaveBeenCalledTimes(1);
});

it.each([
  ['a click elsewhere', () => fireEvent.click(screen.getByRole('main'))],
  ['a click on another link', () => fireEvent.click(screen.getByRole('link', { name: 'Words' }))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a navigation', () => window.dispatchEvent(new Event('pagehide'))],
])('%s cancels the press', (_, act) => {
  arrive();
  fireEvent.click(voucher());
  act();
  expect(voucher()).not.toHaveAttribute('aria-busy');
  jest.advanceTimersByTime(10_000);
  expect(go).not.toHaveBeenCalled();
  hydrate();
  expect(answered).toEqual([]);
});

it('another key does not cancel it', () => {
  arrive();
  fireEvent.click(voucher());
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isBusy(voucher())).toBe(true);
});

it('of two controls the later one is answered', () => {
  arrive();
  fireEvent.click(voucher());
  jest.advanceTimersByTime(1500);
  fireEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(isBusy(voucher())).toBe(false);
  jest.advanceTimersByTime(1500);
  expect(go).not.toHaveBeenCalled();
  hydrate();
  expect(answered).toEqual(['Search']);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
  arrive();
  expect(fireEvent.click(voucher(), { [key]: true })).toBe(true);
  expect(isBusy(voucher())).toBe(false);
  expect(bring).not.toHaveBeenCalled();
});

it('leaves every other link to the browser', () => {
  arrive();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Words' }))).toBe(true);
  expect(bring).not.toHaveBeenCalled();
});

it('leaves a click that was handled alone', () => {
  arrive();
  voucher().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(voucher());
  expect(isBusy(voucher())).toBe(false);
});

it('keeps nothing once the application runs', () => {
  arrive();
  window.dispatchEvent(new Event(HYDRATED));
  expect(fireEvent.click(screen.getByRole('button'))).toBe(true);
  expect(isBusy(screen.getByRole('button'))).toBe(false);
});

it('keeps nothing on a 404 page, which has no application', () => {
  arrive(PAGE.replace('post-list', 'not-found'));
  expect(fireEvent.click(voucher())).toBe(true);
  expect(isBusy(voucher())).toBe(false);
});

it('notes the first click of the document, for the events that are counted later', () => {
  arrive();
  const words = screen.getByRole('link', { name: 'Words' });
  fireEvent.click(words);
  fireEvent.click(screen.getByRole('main'));
  expect(window.pressed).toBe(words);
});
