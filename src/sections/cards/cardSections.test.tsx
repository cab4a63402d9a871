import { screen } from '@testing-library/react';
import { blockOf } from '../../testing/blockOf';
import { renderWithWords } from '../../testing/renderWithWords';
import { ListSection } from './cardSections';

/** Fragments are read from the files by Gatsby's build. */
jest.mock('gatsby', () => ({ graphql: () => undefined }));

const record = (title: string) => ({
  ...{ id: title, path: `/${title}/`, title, summary: null, image: null, image_alt: null, isDraft: false },
  ...{ isFallback: false, borrowed: [], demo: false, client: 'Dairy', starts_at: null, ends_at: null, place: null },
  ...{ online: false, seats: null, seats_taken: null, publish_at: null, body: { minutes: 2 }, tags: [] },
});

test.each([
  ['Our work', 3],
  [null, 2],
])('below a list with the title %s its records have headings of the level %i', (title, level) => {
  const block = blockOf({
    ...{ kind: 'list', title, posts: [record('post')], cases: [record('case')] },
    ...{ projects: [record('project')], workshops: [record('workshop')] },
  } as never);
  renderWithWords(<ListSection block={block} section="default" />, 'en');
  const names = screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(names).toEqual(['post', 'case', 'project', 'workshop']);
});
