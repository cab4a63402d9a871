import { routerFrame, pageRendered, showPage } from './showPage';

const transitions: Promise<void>[] = [];

/** A browser with view transitions, for a visitor who accepts motion or not. */
function browser({ still = false, supported = true } = {}): void {
  window.matchMedia = (() => ({ matches: still })) as unknown as typeof window.matchMedia;
  if (!supported) return;
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      transitions.push(update());
      return { ready: Promise.reject(new Error('skipped')) };
    },
  });
}
const settle = () => new Promise((resolve) => setTimeout(resolve));
let frames: jest.SpyInstance;

beforeEach(() => {
  transitions.length = 0;
  frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
});
afterEach(() => {
  frames.mockRestore();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('shows a page in a transition, which lasts until the page is rendered', async () => {
  browser();
  const shown = jest.fn(() => routerFrame(pageRendered));
  showPage(shown);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(transitions).toHaveLength(1);
  await transitions[0];
  expect(frames).not.toHaveBeenCalled();
});

it('waits for frames again once the page is rendered, after two clicks in a row too', async () => {
  browser();
  showPage(() => routerFrame(pageRendered));
  showPage(() => routerFrame(pageRendered));
  await Promise.all(transitions);
  const rendered = jest.fn();
  routerFrame(rendered);
  await settle();
  expect(frames).toHaveBeenCalledWith(rendered);
  expect(rendered).not.toHaveBeenCalled();
});

it.each([
  ['a browser without transitions', { supported: false }],
  ['a visitor who wants no motion, and a phone', { still: true }],
])('shows the page at once, without waiting for a frame: %s', async (_, circumstances) => {
  browser(circumstances);
  const rendered = jest.fn(pageRendered);
  showPage(() => routerFrame(rendered));
  await settle();
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(transitions).toHaveLength(0);
  expect(frames).not.toHaveBeenCalled();
});

it('goes on after half a second if no page is rendered', async () => {
  jest.useFakeTimers();
  browser();
  showPage(() => undefined);
  await jest.advanceTimersByTimeAsync(500);
  await expect(transitions[0]).resolves.toBeUndefined();
  jest.useRealTimers();
});
