import { screen } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { Card } from './Card';

const card = { title: 'Why', summary: null, image: null, imageAlt: null, line: '1 May', isDraft: false, borrowed: [] };

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

it('says of each of its texts in which language it is, where that is not the page’s', () => {
  const borrowed = [
    { field: 'summary', locale: 'en' },
    { field: 'image_alt', locale: 'en' },
  ];
  const image = { gatsbyImageData: null, publicURL: '/static/a.svg', width: 3, height: 2 };
  const texts = { title: 'Zakaj', summary: 'Because.', image, imageAlt: 'A hill', borrowed };
  renderWithWords(<Card {...card} {...texts} to="/sl/blog/why/" />, 'sl');
  expect(screen.getByText('Because.')).toHaveAttribute('lang', 'en');
  expect(screen.getByAltText('A hill')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { name: 'Zakaj' })).not.toHaveAttribute('lang');
});
