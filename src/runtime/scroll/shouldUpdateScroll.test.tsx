import { shouldUpdateScroll } from './shouldUpdateScroll';

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

it('leaves the first page where the visitor has read to by then', () => {
  expect(ask(at('/blog/'))).toBe(false);
  expect(ask(at('/blog/', '#more'))).toBe(false);
});

it('shows a new page from its top at once', () => {
  expect(ask(at('/blog/', '', 'PUSH'), at('/'))).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' });
});

it('leaves it to Gatsby to go back to where one was', () => {
  expect(ask(at('/blog/', '', 'POP'), at('/'))).toBeUndefined();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('leaves a place on a page to scrollToPlace', () => {
  expect(ask(at('/blog/', '#more', 'PUSH'), at('/'))).toBe(false);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('goes back to what was in view, not to the place that the address names', () => {
  expect(ask(at('/blog/', '#more', 'POP'), at('/'))).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 640);
});

it('leaves places of the page in view to the browser', () => {
  expect(ask(at('/blog/', '#more', 'POP'), at('/blog/'))).toBe(false);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
