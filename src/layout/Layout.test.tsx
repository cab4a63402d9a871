import { screen } from '@testing-library/react';
import { renderAboveFoldFirst } from '../lib/browser/firstView';
import { renderWithWords } from '../testing/renderWithWords';
import { Layout, DraftBanner } from './Layout';

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
