import { act, render, screen } from '@testing-library/react';
import { useDrawing, useParts, useRecord, useRecords, useValue } from './hooks';
import { memoryWorkspace } from './testing/memoryWorkspace';
import { TestWorkspace } from './testing/TestWorkspace';
import type { Key } from './types';

const RECORDS = {
  pages: [{ id: 'p', title: 'About' }],
  blocks: [
    { id: 'b2', page: 'p', order: 20, title: 'Second', reel: '', list: '' },
    { id: 'b1', page: 'p', order: 10, title: 'First', reel: 'r', list: '' },
  ],
  block_items: [{ id: 'i', block: 'b1', order: 10, title: 'Item' }],
  reels: [{ id: 'r', key: 'how' }],
  slides: [{ id: 's', reel: 'r', title: 'Slide' }],
  contents: [{ id: 'c', key: 'k' }],
  content_items: [],
};

const rendered = jest.fn();
function Row({ of }: { of: Key }) {
  rendered('row');
  return <li>{String(useValue(of, 'title'))}</li>;
}
function List() {
  rendered('list');
  return (
    <ol>
      {useParts('pages/p', 'blocks').map((key) => (
        <Row key={key} of={key} />
      ))}
    </ol>
  );
}
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('typing in one part renders this part alone, and moving sorts the list', () => {
  const workspace = memoryWorkspace('pages/p', RECORDS);
  render(<TestWorkspace workspace={workspace}>{<List />}</TestWorkspace>);
  expect(texts()).toEqual(['First', 'Second']);
  rendered.mockClear();
  act(() => workspace.actions.change('blocks/b1', { title: 'First!' }));
  expect(texts()).toEqual(['First!', 'Second']);
  expect(rendered.mock.calls).toEqual([['row']]);
  act(() => workspace.actions.move('blocks/b1', 1));
  expect(texts()).toEqual(['Second', 'First!']);
});

test('a removed part is gone with its own parts, and its undoing brings them back', () => {
  const workspace = memoryWorkspace('pages/p', RECORDS);
  const undo = workspace.actions.remove('blocks/b1');
  expect([...workspace.get().records.keys()].filter((key) => key.startsWith('block'))).toEqual(['blocks/b2']);
  undo();
  expect(workspace.get().records.get('block_items/i')?.values).toMatchObject({ title: 'Item' });
});

test('a copy stands below its original, with copies of its parts', () => {
  const workspace = memoryWorkspace('pages/p', RECORDS);
  const copy = workspace.actions.duplicate('blocks/b1');
  const { records } = workspace.get();
  expect(records.get(copy)?.values).toMatchObject({ title: 'First', page: 'p', order: 15 });
  expect(records.get(copy)?.id).toMatch(/^[a-z0-9]{15}$/);
  const items = [...records.values()].filter(({ values }) => values['block'] === records.get(copy)?.id);
  expect(items.map(({ values }) => values['title'])).toEqual(['Item']);
});

test('the drawing has the page, its parts, and what they name; others are lists for pickers', () => {
  function Frame() {
    const drawn = useDrawing('en')?.records.map(({ key }) => key);
    const [reels, page] = [useRecords('reels'), useRecord('pages/p')];
    return <>{`${String(page?.values['title'])}, ${reels?.length} reel: ${drawn?.join(' ')}`}</>;
  }
  render(
    <TestWorkspace records={RECORDS}>
      <Frame />
    </TestWorkspace>,
  );
  const keys = 'pages/p blocks/b1 block_items/i blocks/b2 contents/c reels/r slides/s';
  expect(screen.getByText(`About, 1 reel: ${keys}`)).toBeInTheDocument();
});
