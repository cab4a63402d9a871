import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { Pickers } from '../../fields/pickers/Pickers';
import { memoryWorkspace } from '../../store/testing/memoryWorkspace';
import { TestWorkspace } from '../../store/testing/TestWorkspace';
import { sortedParts } from '../../store/sortedParts';
import type { Key } from '../../store/types';
import { openPartsAtom } from '../record/openParts';
import { addBrowserParts } from '../../fields/testing/browserParts';
import { NoticeList } from '../ui/NoticeList';
import { noticesAtom, spokenAtom, undoLast } from '../ui/notices';
import { PartList } from './PartList';

const PAGE: Key = 'pages/p1';
const block = (id: string, order: number, title: string, more = {}) => ({
  ...{ id, page: 'p1', order, kind: 'text', title, title_sl: title, ...more },
});

function show() {
  const workspace = memoryWorkspace(PAGE, {
    pages: [{ id: 'p1', title: 'About' }],
    blocks: [
      block('b1', 10, 'One', { kind: 'hero' }),
      block('b2', 20, 'Two', { kind: 'faq', title_sl: '' }),
      block('b3', 30, 'Three'),
    ],
    block_items: [
      { id: 'i1', block: 'b2', order: 10, title: 'Why?', title_sl: 'Zakaj?' },
      { id: 'i2', block: 'b2', order: 20, title: 'How?', title_sl: 'Kako?' },
    ],
  });
  render(
    <TestWorkspace workspace={workspace}>
      <Pickers>
        <PartList parent={PAGE} collection="blocks" />
        <NoticeList />
      </Pickers>
    </TestWorkspace>,
  );
  const titles = () => sortedParts(workspace.get().records, PAGE, 'blocks').map(({ values }) => values['title'] ?? '');
  return { workspace, titles };
}

const rowOf = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

beforeAll(addBrowserParts);
beforeEach(() => {
  const store = getDefaultStore();
  store.set(openPartsAtom, {});
  store.set(noticesAtom, []);
  store.set(spokenAtom, []);
});

test('arrow keys on a handle move a block at once, say where it is, and keep the focus', async () => {
  const { titles } = show();
  screen.getByRole('button', { name: 'Move “Three”' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(titles()).toEqual(['One', 'Three', 'Two']);
  expect(spoken()).toContain('Block 2 of 3');
  expect(screen.getByRole('button', { name: 'Move “Three”' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(titles()).toEqual(['Three', 'One', 'Two']);
});

test('the menu of a row moves it as well', async () => {
  const { titles } = show();
  await userEvent.click(screen.getByRole('button', { name: 'More for “One”' }));
  expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
  expect(titles()).toEqual(['Two', 'One', 'Three']);
});

test('a block is added where it was asked for, with its form open and its first field focused', async () => {
  const { titles, workspace } = show();
  await userEvent.click(screen.getByRole('button', { name: /Add a block before “Two”/ }));
  await userEvent.type(screen.getByRole('searchbox'), 'call to{Enter}');
  expect(titles()).toEqual(['One', '', 'Two', 'Three']);
  const added = sortedParts(workspace.get().records, PAGE, 'blocks')[1];
  expect(added?.values['kind']).toBe('cta');
  expect(screen.getByRole('button', { name: /Call to action/, expanded: true })).not.toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Title.*English/ })).toHaveFocus();
});

test('a deleted block comes back by its notice, or by the shortcut', async () => {
  const { titles } = show();
  const deletePart = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More for “Two”' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(titles()).toEqual(['One', 'Three']);
  };
  await deletePart();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['One', 'Two', 'Three']);
  await deletePart();
  act(() => void undoLast());
  expect(titles()).toEqual(['One', 'Two', 'Three']);
  expect(spoken()).toContain('“Two” is back.');
});

test('a copy is added below', async () => {
  const { titles } = show();
  await userEvent.click(screen.getByRole('button', { name: 'More for “One”' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(titles()).toEqual(['One', 'One', 'Two', 'Three']);
});

test('a row opens its form and its items in place, and closes the one before', async () => {
  show();
  await userEvent.click(rowOf(/^Two/));
  expect(screen.getByRole('button', { name: 'Move “Why?”' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add an item' }));
  expect(screen.getByRole('button', { name: 'Move “Untitled”' })).toBeInTheDocument();
  await userEvent.click(rowOf(/^Three/));
  expect(screen.queryByRole('button', { name: 'Move “Why?”' })).not.toBeInTheDocument();
});

test('a row reports missing Slovenian texts of its block', () => {
  show();
  const [, two, three] = screen.getAllByRole('listitem');
  expect(within(two as HTMLElement).getByText('Slovenian missing')).toBeInTheDocument();
  expect(within(three as HTMLElement).queryByText('Slovenian missing')).not.toBeInTheDocument();
});
