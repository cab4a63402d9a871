import { screen } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { Card } from './Card';

const why = {
  path: '/sl/blog/why/',
  title: 'Why',
  summary: null,
  image: null,
  image_alt: null,
  isDraft: false,
  borrowed: [],
};
const show = (record: Partial<Parameters<typeof Card>[0]['record']>, locale: string) =>
  renderWithWords(<Card record={{ ...why, ...record }} line="1 May" />, locale);

it('links to its record’s page in the page’s locale', () => {
  show({}, 'sl');
  expect(screen.getByRole('link', { name: 'Why' })).toHaveAttribute('href', '/sl/blog/why/');
  expect(screen.queryByText('Osnutek')).toBeNull();
});

it('is no link for a record without a page', () => {
  show({ path: null }, 'en');
  expect(screen.getByRole('heading', { name: 'Why' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['en', 'Draft'],
  ['sl', 'Osnutek'],
])('marks a draft in %s', (locale, mark) => {
  show({ path: '/blog/why/', isDraft: true }, locale);
  expect(screen.getByText(mark)).toBeVisible();
});

it('marks the language of each text that differs from the page’s', () => {
  const borrowed = [
    { field: 'summary', locale: 'en' },
    { field: 'image_alt', locale: 'en' },
  ];
  const image = { gatsbyImageData: null, publicURL: '/static/a.svg', width: 3, height: 2 };
  const texts = { title: 'Zakaj', summary: 'Because.', image, image_alt: 'A hill', borrowed };
  show(texts, 'sl');
  expect(screen.getByText('Because.')).toHaveAttribute('lang', 'en');
  expect(screen.getByAltText('A hill')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { name: 'Zakaj' })).not.toHaveAttribute('lang');
});

it('says that its text is in another language', () => {
  show({ borrowed: [{ field: 'title', locale: 'en' }] }, 'sl');
  expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
});
