import { screen, within } from '@testing-library/react';
import { renderWithWords } from '../../testing/renderWithWords';
import { PostTags } from './PostCard';

/** Fragments are read from the files by Gatsby's build. */
jest.mock('gatsby', () => ({ graphql: () => undefined }));

const ai = { id: 'ai', borrowed: [], name: 'Umetna inteligenca', path: '/sl/blog/tag/ai/' };

it('links to the other articles on each topic', () => {
  renderWithWords(
    <PostTags
      tags={[ai, { ...ai, id: 'law', borrowed: [{ field: 'name', locale: 'en' }], name: 'Law', path: null }]}
    />,
    'sl',
  );
  const topics = screen.getByRole('list', { name: 'Teme' });
  expect(within(topics).getByRole('link', { name: 'Umetna inteligenca' })).toHaveAttribute('href', '/sl/blog/tag/ai/');
  expect(within(topics).getByText('Law')).toHaveAttribute('lang', 'en');
  expect(within(topics).queryByRole('link', { name: 'Law' })).toBeNull();
});

it('is not there without topics', () => {
  renderWithWords(<PostTags tags={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
