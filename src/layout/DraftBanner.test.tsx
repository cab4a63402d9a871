import { screen } from '@testing-library/react';
import { renderWithWords } from '../testing/renderWithWords';
import { DraftBanner } from './DraftBanner';

it.each([
  ['en', 'Draft, not published.'],
  ['sl', 'Osnutek, ni objavljen.'],
])('says in %s that visitors do not see the page', (locale, text) => {
  renderWithWords(<DraftBanner />, locale);
  expect(screen.getByText(text)).toBeVisible();
});
