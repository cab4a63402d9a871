import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { Pickers } from '../../fields/pickers/Pickers';
import { addBrowserParts } from '../../fields/testing/browserParts';
import { memoryWorkspace } from '../../store/testing/memoryWorkspace';
import { TestWorkspace } from '../../store/testing/TestWorkspace';
import { useRecord } from '../../store/hooks';
import type { Key } from '../../store/types';
import { openPartsAtom } from './openParts';
import { Panel } from './Panel';
import { useChosen } from './useChosen';

const PAGE: Key = 'pages/p1';
const nothing = () => undefined;

function Screen({ part, field }: { part: Key; field: string }) {
  const choose = useChosen(nothing);
  const record = useRecord(PAGE);
  return (
    <>
      <button type="button" onClick={({ target }) => Object.assign(target, { title: String(choose(part, field)) })}>
        Go
      </button>
      {record && <Panel record={record} />}
    </>
  );
}

function show(part: Key, field: string) {
  const workspace = memoryWorkspace(PAGE, {
    pages: [{ id: 'p1', title: 'About', seo_description: 'About us', status: 'draft' }],
    blocks: [{ id: 'b1', page: 'p1', order: 10, kind: 'faq', title: 'Questions', title_sl: 'Vprašanja' }],
    block_items: [{ id: 'i1', block: 'b1', order: 10, title: 'Why?', title_sl: 'Zakaj?' }],
  });
  render(
    <TestWorkspace workspace={workspace}>
      <Pickers>
        <Screen part={part} field={field} />
      </Pickers>
    </TestWorkspace>,
  );
  return userEvent.click(screen.getByText('Go'));
}

beforeAll(addBrowserParts);
beforeEach(() => getDefaultStore().set(openPartsAtom, {}));

// Queries by role would compute the names of a hundred elements, which takes seconds on a busy machine.
test('an item opens within its block, and its field has the focus', async () => {
  await show('block_items/i1', 'title_sl');
  expect(screen.getByDisplayValue('Zakaj?')).toHaveFocus();
  expect(screen.getByDisplayValue('Vprašanja')).toBeInTheDocument();
});

test('a field of the page itself opens its tab', async () => {
  await show(PAGE, 'seo_description');
  expect(screen.getByText('Search and sharing')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByDisplayValue('About us')).toHaveFocus();
});

test('a part that the page does not have is reported', async () => {
  await show('blocks/gone', '');
  expect(screen.getByText('Go')).toHaveAttribute('title', 'false');
});
