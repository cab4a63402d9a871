import { act, render, screen } from '@testing-library/react';
import type * as ReactServer from 'react-dom/server';
import { renderAboveFoldFirst } from '../lib/browser/firstView';
import { renderWithWords } from '../testing/renderWithWords';
import { DeferBelowFold, DraftBanner, Layout } from './Layout';

const context = {
  language: 'en',
  template: 'page',
  i18n: { originalPath: '/about/', path: '/about/' },
} as const;
const hasRoom = () => document.body.innerHTML.includes('data-room');

afterEach(() => renderAboveFoldFirst(false));

it('draws the first view, and holds the place of the rest until that has been painted', async () => {
  renderAboveFoldFirst(true);
  renderWithWords(
    <Layout context={context} isFallback isDraft>
      <h1>About</h1>
      <p>The rest</p>
    </Layout>,
  );
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.getByText('This page is not translated yet; you are reading the original.')).toBeVisible();
  expect(screen.queryByText('The rest')).toBeNull();
  expect(hasRoom()).toBe(true);
  expect(await screen.findByText('The rest')).toBeVisible();
  expect(hasRoom()).toBe(false);
});

it.each([
  ['en', 'Draft, not published.'],
  ['sl', 'Osnutek, ni objavljen.'],
])('says in %s that visitors do not see the page', (locale, text) => {
  renderWithWords(<DraftBanner />, locale);
  expect(screen.getByText(text)).toBeVisible();
});

const { renderToString } = jest.requireActual<typeof ReactServer>('react-dom/server.node');
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const rest = <DeferBelowFold>the rest</DeferBelowFold>;

it('is there at once in a built page, and wherever the whole page is needed', () => {
  expect(renderToString(rest)).toBe('the rest');
  render(rest);
  expect(screen.getByText('the rest')).toBeVisible();
});

it('comes after the first view has been painted', async () => {
  renderAboveFoldFirst(true);
  render(rest);
  expect(screen.queryByText('the rest')).toBeNull();
  expect(await screen.findByText('the rest')).toBeVisible();
});

it('does not come to a page that was left meanwhile', async () => {
  renderAboveFoldFirst(true);
  const { unmount } = render(rest);
  unmount();
  const trouble = jest.spyOn(console, 'error');
  await frame();
  await frame();
  await frame();
  expect(screen.queryByText('the rest')).toBeNull();
  expect(trouble).not.toHaveBeenCalled();
});
