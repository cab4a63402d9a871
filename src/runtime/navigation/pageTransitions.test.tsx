import { waitFor } from '@testing-library/react';
import { bringTransitions, pageDrawn } from './pageTransitions';

const realFrame = window.requestAnimationFrame;
type Page = { status?: string } | null;

/** A browser with transitions, and Gatsby's navigation, which draws its page after a frame. */
function stage({ page = {} as Page, still = false } = {}) {
  const went: string[] = [];
  const transitions: Promise<void>[] = [];
  window.matchMedia = (() => ({ matches: still })) as unknown as typeof window.matchMedia;
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      transitions.push(update());
      return { ready: Promise.reject(new Error('skipped')) };
    },
  });
  const win = {
    ___navigate: (to: string) => {
      went.push(to);
      window.requestAnimationFrame(() => pageDrawn());
    },
    ___loader: { loadPage: async () => page },
  };
  bringTransitions(win);
  return { win, went, transitions, loaded: () => new Promise((resolve) => setTimeout(resolve)) };
}
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('goes to the page within a transition, which lasts until the page is drawn', async () => {
  const { win, went, transitions, loaded } = stage();
  win.___navigate('/blog/');
  await loaded();
  expect(went).toEqual(['/blog/']);
  expect(transitions).toHaveLength(1);
  await transitions[0];
  expect(window.requestAnimationFrame).toBe(realFrame);
});

it('draws the page while the click is still being dealt with, and holds up no loop of frames', async () => {
  const { win: started } = stage({ still: true });
  let turns = 0;
  const loop = () => {
    turns += 1;
    if (turns === 3) pageDrawn();
    else window.requestAnimationFrame(loop);
  };
  const win = { ...started, ___navigate: () => void window.requestAnimationFrame(loop) };
  bringTransitions(win);
  (win.___navigate as (to: string) => void)('/blog/');
  for (let step = 0; step < 5; step++) await Promise.resolve();
  expect(turns).toBe(1);
  await waitFor(() => expect(turns).toBe(3));
  expect(window.requestAnimationFrame).toBe(realFrame);
});

it('has its frames back after two clicks in a row', async () => {
  const { win, went, transitions, loaded } = stage();
  win.___navigate('/blog/');
  win.___navigate('/project/');
  await loaded();
  await Promise.all(transitions);
  expect(went).toEqual(['/blog/', '/project/']);
  expect(window.requestAnimationFrame).toBe(realFrame);
});

it.each([
  ['a browser without transitions', false],
  ['a visitor who wants no motion, and a telephone', true],
])('shows the page at once, without waiting for a frame: %s', async (_, still) => {
  const { win, went, transitions, loaded } = stage({ still });
  if (!still) Reflect.deleteProperty(document, 'startViewTransition');
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  win.___navigate('/blog/');
  await loaded();
  await loaded();
  expect(went).toEqual(['/blog/']);
  expect(transitions).toHaveLength(0);
  expect(frames).not.toHaveBeenCalled();
  expect(window.requestAnimationFrame).toBe(realFrame);
  frames.mockRestore();
});

it.each([
  ['a page that could not be loaded', { page: { status: 'error' } }, '/blog/'],
  ['a page that is not there', { page: null }, '/nowhere/'],
  ['a place on the same page', {}, '/#offers'],
])('leaves %s to Gatsby alone', async (_, circumstances, to) => {
  const { win, went, transitions, loaded } = stage(circumstances);
  win.___navigate(to);
  await loaded();
  expect(went).toEqual([to]);
  expect(transitions).toHaveLength(0);
});
