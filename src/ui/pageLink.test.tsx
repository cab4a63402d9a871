import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { MouseEventHandler } from 'react';
import { pageLink } from './pageLink';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

type Seen = { target: Element; isIntersecting: boolean };
let look: (seen: Seen[]) => void = () => {};
const observed = { observe: jest.fn(), unobserve: jest.fn() };

const abort = jest.fn();
const loader = { enqueue: jest.fn(() => ({ abort })), hovering: jest.fn() };

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: jest.fn((callback: typeof look) => {
      look = callback;
      return observed;
    }),
  });
});
beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { ___loader: loader });
  window.history.replaceState(null, '', '/blog/');
});

type Options = { href?: string; onClick?: MouseEventHandler; target?: string };
function rendered({ href = '/blog/a/', onClick, target }: Options = {}) {
  const { unmount } = render(
    <a href={href} target={target} {...pageLink(onClick)}>
      Go
    </a>,
  );
  return { link: screen.getByRole('link'), unmount };
}
const show = (options?: Options): HTMLElement => rendered(options).link;
function click(link: HTMLElement, keys: object = {}): boolean {
  const event = createEvent.click(link, keys);
  // jsdom can't load the document that a link leads to.
  link.ownerDocument.addEventListener('click', (one) => one.preventDefault(), { once: true });
  fireEvent(link, event);
  return jest.mocked(navigate).mock.calls.length > 0;
}

it('navigates to the page without loading a document', () => {
  expect(click(show({ href: '/blog/a/?q=1#more' }))).toBe(true);
  expect(navigate).toHaveBeenCalledWith('/blog/a/?q=1#more', { replace: false });
});

it('adds nothing to the history for the current page', () => {
  expect(click(show({ href: '/blog/' }))).toBe(true);
  expect(navigate).toHaveBeenCalledWith('/blog/', { replace: true });
});

it.each([
  ['nothing', '/blog/?q=1#more', true],
  ['an entry', '/blog/?q=2#more', false],
])('adds %s to the history for %s at /blog/?q=1#more', (_, href, replace) => {
  window.history.replaceState(null, '', '/blog/?q=1#more');
  expect(click(show({ href }))).toBe(true);
  expect(navigate).toHaveBeenCalledWith(href, { replace });
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (keys) => expect(click(show(), keys)).toBe(false),
);

it('leaves a link into another tab to the browser', () => {
  expect(click(show({ target: '_blank' }))).toBe(false);
});

it('is not followed if its own handler prevents it', () => {
  const onClick = jest.fn<void, Parameters<MouseEventHandler>>((event) => event.preventDefault());
  expect(click(show({ onClick }))).toBe(false);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('has its page fetched while it is in view, and no longer', () => {
  const { link, unmount } = rendered({ href: '/blog/a/?q=1' });
  expect(observed.observe).toHaveBeenCalledWith(link);
  look([{ target: link, isIntersecting: true }]);
  expect(loader.enqueue).toHaveBeenCalledWith('/blog/a/?q=1');
  expect(abort).not.toHaveBeenCalled();
  look([{ target: link, isIntersecting: false }]);
  expect(abort).toHaveBeenCalledTimes(1);
  unmount();
  look([{ target: link, isIntersecting: false }]);
  expect(observed.unobserve).toHaveBeenCalledWith(link);
  expect(loader.enqueue).toHaveBeenCalledTimes(1);
});

it('requests no page that is shown', () => {
  look([{ target: show({ href: '/blog/' }), isIntersecting: true }]);
  expect(loader.enqueue).not.toHaveBeenCalled();
});

it('reports a hover, and works without Gatsby’s loader', () => {
  const link = show();
  fireEvent.mouseEnter(link);
  expect(loader.hovering).toHaveBeenCalledWith('/blog/a/');
  Object.assign(globalThis, { ___loader: undefined });
  fireEvent.mouseEnter(link);
  look([{ target: link, isIntersecting: true }]);
  expect(loader.hovering).toHaveBeenCalledTimes(1);
});
