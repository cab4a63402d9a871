import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryWorkspace } from '../../store/testing/memoryWorkspace';
import { TestWorkspace } from '../../store/testing/TestWorkspace';
import type { Clash, Workspace, WorkspaceState } from '../../store/types';
import { addBrowserParts } from '../../fields/testing/browserParts';
import { ClashDialog } from './ClashDialog';

const clash: Clash = {
  key: 'pages/p1',
  who: 'Bor',
  fields: [
    { name: 'title', mine: 'About us', theirs: 'Who we are' },
    { name: 'noindex', mine: false, theirs: true },
  ],
};

function show() {
  const made = memoryWorkspace('pages/p1', { pages: [{ id: 'p1', title: 'About us' }] });
  const resolve = jest.fn();
  const state: WorkspaceState = { ...made.get(), clashes: [clash] };
  const workspace: Workspace = { ...made, get: () => state, actions: { ...made.actions, resolve } };
  render(
    <TestWorkspace workspace={workspace}>
      <ClashDialog />
    </TestWorkspace>,
  );
  return resolve;
}

beforeAll(addBrowserParts);

test('each field is chosen by itself; mine is kept unless theirs is chosen', async () => {
  const resolve = show();
  const title = screen.getByRole('group', { name: 'Title' });
  expect(within(title).getByRole('radio', { name: /Yours About us/ })).toBeChecked();
  await userEvent.click(within(title).getByRole('radio', { name: /Theirs Who we are/ }));
  expect(screen.getByRole('group', { name: 'Hide from search engines' })).toHaveTextContent('YoursoffTheirson');
  await userEvent.click(screen.getByRole('button', { name: 'Keep what is chosen' }));
  expect(resolve).toHaveBeenCalledWith(clash, { title: 'Who we are', noindex: false });
});

test('all of theirs can be kept at once', async () => {
  const resolve = show();
  await userEvent.click(screen.getByRole('button', { name: 'Keep all of theirs' }));
  expect(resolve).toHaveBeenCalledWith(clash, { title: 'Who we are', noindex: true });
});

test('nothing but an answer closes it', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
