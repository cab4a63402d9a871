import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Entry } from './loadEntries';
import { ContentGroup } from './ContentGroup';

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ collection: 'posts', id: `p${at}`, title: `Article ${at}`, otherTitle: '', address: `/blog/${at}/` },
    ...{ state: 'live', at: '', lacksSlovenian: false },
  }));
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('a long list shows its first rows, and all of them on request, with the focus on the first new one', async () => {
  render(<ContentGroup collection="posts" entries={entries(120)} me="" />);
  expect(rows()).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 120' }));
  expect(rows()).toHaveLength(120);
  expect(screen.getByRole('link', { name: 'Article 50' })).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list of fifty has no button', () => {
  render(<ContentGroup collection="posts" entries={entries(50)} me="" />);
  expect(rows()).toHaveLength(50);
  expect(screen.queryByRole('button')).toBeNull();
});
