import { screen } from '@testing-library/react';
import { renderWithWords } from '../../../testing/renderWithWords';
import { tagDescription, Topics } from './PostPages';

/** Fragments are read from the file by Gatsby's build. */
jest.mock('gatsby', () => ({ graphql: () => undefined }));

const tags = [
  { id: 'a', borrowed: [], name: 'AI', path: '/blog/tag/ai/' },
  { id: 'd', borrowed: [], name: 'Data', path: '/blog/tag/data/' },
];

it('links to each topic, and marks none on the list of all', () => {
  renderWithWords(<Topics tags={tags} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/tag/ai/',
    '/blog/tag/data/',
  ]);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

it('marks the topic of the page and links to all articles', () => {
  renderWithWords(<Topics tags={tags} current="d" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Data');
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog/');
});

it('is not there without topics', () => {
  renderWithWords(<Topics tags={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

const posts = (...titles: string[]) => titles.map((title) => ({ title, isFallback: false }));

it('names the newest titles', () => {
  expect(tagDescription('Blog: Law', posts('When not to', 'Why'))).toBe('Blog: Law. When not to; Why');
  expect(tagDescription('Blog: Law', [])).toBe('Blog: Law');
});

it('leaves out a title that would be cut, and takes a shorter one after it', () => {
  const long = 'x'.repeat(150);
  expect(tagDescription('Blog: Law', posts('When', long, 'Why'))).toBe('Blog: Law. When; Why');
});

it('leaves out untranslated titles, and uses the list’s description without any', () => {
  const original = { title: 'Why', isFallback: true };
  expect(tagDescription('Blog: Pravo', [original, ...posts('Kdaj ne')], 'Zapiski')).toBe('Blog: Pravo. Kdaj ne');
  expect(tagDescription('Blog: Pravo', [original], 'Zapiski')).toBe('Blog: Pravo. Zapiski');
});
