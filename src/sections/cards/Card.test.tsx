import { screen } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { Card } from './Card';

const card = { title: 'Why', summary: null, image: null, imageAlt: null, line: '1 May', isDraft: false };

it('leads to its record’s page in the reader’s language', () => {
  renderWithWords(<Card {...card} to="/sl/blog/why/" />, 'sl');
  expect(screen.getByRole('link', { name: 'Why' })).toHaveAttribute('href', '/sl/blog/why/');
  expect(screen.queryByText('Osnutek')).toBeNull();
});

it('is no link where the record has no page', () => {
  renderWithWords(<Card {...card} to={null} />);
  expect(screen.getByRole('heading', { name: 'Why' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['en', 'Draft'],
  ['sl', 'Osnutek'],
])('marks a draft in %s', (locale, mark) => {
  renderWithWords(<Card {...card} to="/blog/why/" isDraft />, locale);
  expect(screen.getByText(mark)).toBeVisible();
});
