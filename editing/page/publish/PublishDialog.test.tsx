import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { PreparedChange, PreparedSet } from '../../../pocketbase/hooks/prepared/types';
import { memoryWorkspace } from '../../store/testing/memoryWorkspace';
import { TestWorkspace } from '../../store/testing/TestWorkspace';
import { useRecord } from '../../store/hooks';
import type { Actions, PublishAnswer, SaveState, Workspace, WorkspaceState } from '../../store/types';
import { addBrowserParts } from '../../fields/testing/browserParts';
import { PublishDialog } from './PublishDialog';

const change = (more: Partial<PreparedChange>): PreparedChange => ({
  ...{ change: 'c1', collection: 'pages', id: 'p1', label: 'about', kind: 'changed', within: '' },
  ...{ changed: ['title', 'title_sl', 'revised'], by: 'ana@modrina.example', updated: '', fits: true, page: null },
  whole: { collection: 'pages', id: 'p1' },
  ...more,
});
const prepared = (more: Partial<PreparedSet> = {}): PreparedSet => ({
  ...{ id: 's1', title: 'Ana', by: 'ana@modrina.example', created: '', publish_at: '', error: '', links: [] },
  changes: [
    change({}),
    change({
      change: 'c2',
      collection: 'blocks',
      id: 'b1',
      label: 'Team',
      kind: 'created',
      within: 'about',
      by: 'Bor',
    }),
  ],
  ...more,
});

interface Given {
  set?: PreparedSet | undefined;
  status?: string;
  save?: SaveState;
  publish?: Actions['publish'];
  shown?: Partial<WorkspaceState>;
}

function show(given: Given = {}) {
  const { status = 'published', save, publish = async () => ({ done: 2 }), shown = {} } = given;
  const set = 'set' in given ? given.set : prepared();
  const made = memoryWorkspace('pages/p1', {
    pages: [{ id: 'p1', slug: 'about', title: 'About', status }],
    blocks: [{ id: 'b2', page: 'p1', kind: 'faq', title: 'Questions' }],
    block_items: [{ id: 'i1', block: 'b2', title: '', text: 'Yes.' }],
  });
  const actions = {
    ...made.actions,
    publish: jest.fn(publish),
    plan: jest.fn(async () => undefined),
    discard: jest.fn(async () => undefined),
    change: jest.fn(made.actions.change),
  };
  let known: WorkspaceState | undefined;
  let state: WorkspaceState | undefined;
  const get = () => {
    const next = made.get();
    if (next !== known) state = { ...next, set, gaps: [], ...(save && { save }), ...shown };
    known = next;
    return state ?? next;
  };
  const workspace: Workspace = { ...made, get, actions };
  const [onClose, onField] = [jest.fn(), jest.fn()];
  render(
    <TestWorkspace workspace={workspace}>
      <Dialog onClose={onClose} onField={onField} />
    </TestWorkspace>,
  );
  return { actions, onClose, onField };
}

function Dialog(props: Pick<ComponentProps<typeof PublishDialog>, 'onClose' | 'onField'>) {
  const record = useRecord('pages/p1');
  return record ? <PublishDialog record={record} locale="en" {...props} /> : null;
}

/** The server answers with one build that is live. */
const buildIs = (id: string, pending: readonly object[] = []) => {
  const data = { builds: [{ id, status: 'live' }], pending, failures: [], setAside: [] };
  const answer: Partial<Response> = { status: 200, headers: new Headers(), text: async () => JSON.stringify(data) };
  jest.mocked(fetch).mockResolvedValue(answer as Response);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(addBrowserParts);
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error());
});
beforeAll(() => {
  globalThis.fetch ??= async () => Promise.reject(new Error());
});

test('the changes are listed in words: kind, label, fields, and who else made them', () => {
  show();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Page About');
  expect(first).toHaveTextContent('changed: Title, Title (Slovenian)');
  expect(first).not.toHaveTextContent('by ana');
  expect(second).toHaveTextContent('Block Team in “About”new · by Bor');
});

test('publishing now publishes, and follows the build', async () => {
  const { actions } = show();
  await press('Publish now');
  expect(actions.publish).toHaveBeenCalledWith(false);
  expect(actions.change).not.toHaveBeenCalled();
  expect(await screen.findByText(/is being built/)).toBeInTheDocument();
});

test.each([
  ['away', 'Not sent yet: no connection. Kept in this browser.'],
  ['signedOut', 'Not sent yet: sign in again. Kept in this browser.'],
] as const)('unsent changes block the publication and show the reason (%s)', async (why, sentence) => {
  const { actions } = show({ save: { kind: 'waiting', why } });
  expect(screen.getByText(sentence)).toBeVisible();
  await press('Publish now');
  expect(actions.publish).not.toHaveBeenCalled();
});

test('of a draft it says that visitors will see it', () => {
  show({ shown: { effect: 'first' } });
  expect(screen.getByText(/visitors will see it/)).toBeInTheDocument();
});

test('for a page that becomes a draft it says that the page leaves the site, and shows no link', async () => {
  buildIs('b');
  show({ shown: { effect: 'off' } });
  expect(screen.getByText(/takes this page off the site/)).toBeInTheDocument();
  buildIs('b', [{ id: 'c', status: 'queued' }]);
  await press('Publish now');
  expect(await screen.findByText(/being built/)).toBeInTheDocument();
  buildIs('c');
  expect(
    await screen.findByText('The page is off the site. Visitors no longer find it.', {}, { timeout: 5000 }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Open the page/ })).not.toBeInTheDocument();
});

test('fields that the page needs hinder the publication, and have a button each; those of new parts do not', async () => {
  const gaps: WorkspaceState['gaps'] = [
    { key: 'pages/p1', fields: ['title', 'title_sl'], kind: 'lacking' },
    { key: 'pages/p1', fields: ['slug'], kind: 'left' },
    { key: 'block_items/i1', fields: ['title'], kind: 'lacking' },
  ];
  const { actions, onField } = show({ shown: { gaps } });
  await press('Publish now');
  expect(actions.publish).not.toHaveBeenCalled();
  await press('Title (English)');
  expect(onField).toHaveBeenCalledWith('pages/p1', 'title');
  // Named as in its form: the item belongs to a block of questions.
  expect(screen.getByRole('button', { name: 'Question (English)' })).toBeVisible();
  expect(screen.getByText(/not published with it. They stay/)).toBeInTheDocument();
});

test('other sets that change the page are named, with a link', () => {
  show({ shown: { otherSets: [prepared({ id: 's2', title: 'Spring' })] } });
  expect(screen.getByRole('link', { name: 'Spring' })).toHaveAttribute('href', '/_site/status#prepared-part');
});

test('a conflict is shown with its fields, and asked about', async () => {
  const conflicts = [{ collection: 'pages', id: 'p1', label: 'about', fields: ['title'] }];
  const answers: PublishAnswer[] = [{ conflicts }, { done: 1 }];
  const { actions } = show({ publish: async () => answers.shift() ?? { done: 0 } });
  await press('Publish now');
  expect(await screen.findByText('Other values were published since')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('Page aboutTitle');
  await press('Publish mine instead');
  expect(actions.publish).toHaveBeenLastCalledWith(true);
});

test('a refusal is said', async () => {
  show({ publish: () => Promise.reject(new Error('The slug is taken.')) });
  await press('Publish now');
  expect(await screen.findByRole('alert')).toHaveTextContent('The slug is taken.');
});

test('a moment in the past is refused, one in the future is planned', async () => {
  const { actions } = show();
  await press('Publish at a moment …');
  const field = screen.getByLabelText('Moment');
  await userEvent.clear(field);
  await userEvent.type(field, '2020-01-01T08:00');
  await press('Plan');
  expect(screen.getByText('Choose a moment in the future.')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '2099-01-01T08:00');
  await press('Plan');
  expect(actions.plan).toHaveBeenCalledWith('2099-01-01T08:00');
});

test('discarding asks first', async () => {
  const { actions, onClose } = show();
  await press('Discard …');
  expect(actions.discard).not.toHaveBeenCalled();
  await press('Discard the changes');
  expect(actions.discard).toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
});

test('an open conflict blocks the publication and is not an error', async () => {
  const { actions } = show({ save: { kind: 'fieldConflict' } });
  await press('Publish now');
  expect(actions.publish).not.toHaveBeenCalled();
  expect(screen.getByText(/choose which version stays/)).toBeInTheDocument();
});

test('a record that only this browser has is discarded too, after a question', async () => {
  const key = 'posts/p1';
  const local = { key, collection: 'posts', id: 'p1', values: { id: 'p1', title_sl: 'Novo' }, isNew: true } as const;
  const { actions } = show({
    set: undefined,
    save: { kind: 'unfinished' },
    shown: { records: new Map([['pages/p1', local]]) },
  });
  expect(screen.queryByText(/nothing to publish/)).not.toBeInTheDocument();
  await press('Discard …');
  expect(screen.getByText(/only this browser has it/)).toBeInTheDocument();
  expect(actions.discard).not.toHaveBeenCalled();
  await press('Discard the changes');
  expect(actions.discard).toHaveBeenCalled();
});

test('a page without changes has nothing to discard', () => {
  show({ set: undefined });
  expect(screen.queryByRole('button', { name: 'Discard …' })).not.toBeInTheDocument();
});

test('an unsaved change cannot be published', async () => {
  const { actions } = show({ save: { kind: 'refused' } });
  await press('Publish now');
  expect(actions.publish).not.toHaveBeenCalled();
  expect(screen.getByText(/a field has a mistake/)).toBeInTheDocument();
});
