import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryWorkspace } from '../../store/testing/memoryWorkspace';
import { TestWorkspace } from '../../store/testing/TestWorkspace';
import type { FieldConflict, Key, Workspace, WorkspaceState } from '../../store/types';
import { addBrowserParts } from '../../fields/testing/browserParts';
import { FieldConflictDialog } from './FieldConflictDialog';

const conflict: FieldConflict = {
  key: 'pages/p1',
  who: 'Bor',
  fields: [
    { name: 'title', mine: 'About us', theirs: 'Who we are' },
    { name: 'noindex', mine: false, theirs: true },
  ],
};

function show(asked = conflict, collection = 'pages') {
  const key: Key = `${collection}/p1`;
  const made = memoryWorkspace(key, { [collection]: [{ id: 'p1', title: 'About us' }] });
  const resolve = jest.fn();
  const state: WorkspaceState = { ...made.get(), fieldConflicts: [{ ...asked, key }] };
  const workspace: Workspace = { ...made, get: () => state, actions: { ...made.actions, resolve } };
  render(
    <TestWorkspace workspace={workspace}>
      <FieldConflictDialog />
    </TestWorkspace>,
  );
  return resolve;
}

beforeAll(addBrowserParts);

test('each field is chosen by itself; mine is kept unless theirs is chosen', async () => {
  const resolve = show();
  const title = screen.getByRole('group', { name: 'Title' });
  expect(within(title).getByRole('radio', { name: /Yours About us/ })).toBeChecked();
  // Both values are there in full.
  expect(screen.queryByText('All of theirs')).not.toBeInTheDocument();
  await userEvent.click(within(title).getByRole('radio', { name: /Theirs Who we are/ }));
  expect(screen.getByRole('group', { name: 'Hide from search engines' })).toHaveTextContent('YoursoffTheirson');
  await userEvent.click(screen.getByRole('button', { name: 'Keep what is chosen' }));
  expect(resolve).toHaveBeenCalledWith(conflict, { title: 'Who we are', noindex: false });
});

test('all of theirs can be kept at once', async () => {
  const resolve = show();
  await userEvent.click(screen.getByRole('button', { name: 'Keep all of theirs' }));
  expect(resolve).toHaveBeenCalledWith(conflict, { title: 'Who we are', noindex: true });
});

test('nothing but an answer closes it', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

describe('of a long text', () => {
  const paragraphs = Array.from({ length: 60 }, (_, at) => `<p>Paragraph ${at} of the article.</p>`);
  const html = (words: string) => [...paragraphs, `<p>The end is ${words}.</p>`].join('\n');
  const of = (mine: string, theirs: string): FieldConflict => ({
    ...conflict,
    fields: [{ name: 'body', mine, theirs }],
  });
  const marks = () => screen.getAllByRole('mark');

  test('the part that differs is shown and marked on both sides, however far down it is', () => {
    show(of(html('mine'), html('theirs')), 'posts');
    expect(marks().map(({ textContent }) => textContent)).toEqual(['mine.', 'theirs.']);
    expect(
      screen.getByRole('radio', { name: /^Yours ?… .*Paragraph 59 of the article\.\sThe end is .*mine\./s }),
    ).toBeChecked();
    expect(screen.queryByText(/only formatting or links/)).not.toBeInTheDocument();
    // Screen readers say nothing of a mark by themselves.
    expect(marks()[0]).toHaveAttribute('data-start', '[difference begins] ');
  });

  test('words that one of them lacks are marked as nothing', () => {
    show(of('<p>One.</p>', '<p>One.</p><p>Two.</p>'), 'posts');
    expect(marks().map(({ textContent }) => textContent?.trim())).toEqual(['(nothing here)', 'Two.']);
  });

  test('a link that leads elsewhere is seen by its address', () => {
    const link = (href: string) => `<p>See <a href="${href}">the offer</a> now.</p>`;
    show(of(link('/old/'), link('/new/')), 'posts');
    expect(screen.getByText(/only formatting or links differ/)).toBeInTheDocument();
    expect(marks().map(({ textContent }) => textContent)).toEqual(['[/old/]', '[/new/]']);
  });

  test('formatting is seen by its HTML', () => {
    show(of('<p>Read <em>this</em></p>', '<p>Read this</p>'), 'posts');
    expect(screen.getByText(/only formatting or links differ/)).toBeInTheDocument();
    expect(marks().map(({ textContent }) => textContent)).toEqual(['<em>this</em></p>', 'this</p>']);
  });

  test('theirs can be opened in full, and copied with its formatting', async () => {
    const write = jest.fn(async () => undefined);
    const user = userEvent.setup();
    Object.assign(globalThis, { ClipboardItem: Object });
    jest.spyOn(navigator.clipboard, 'write').mockImplementation(write);
    show(of(html('mine'), html('theirs')), 'posts');
    await user.click(screen.getByText('All of theirs'));
    const whole = screen.getByRole('group', { name: 'All of theirs' });
    expect(whole).toHaveTextContent(/^Paragraph 0 of .* The end is theirs\.$/);
    await user.click(screen.getByRole('button', { name: 'Copy it' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith([
      {
        'text/html': expect.objectContaining({ type: 'text/html', size: html('theirs').length }),
        'text/plain': expect.any(Blob),
      },
    ]);
  });

  test('a value that the button cannot copy is selectable', async () => {
    show(of(html('mine'), html('theirs')), 'posts');
    await userEvent.click(screen.getByText('All of theirs'));
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await userEvent.click(screen.getByRole('button', { name: 'Copy it' }));
    expect(await screen.findByText(/select the text/)).toBeInTheDocument();
  });
});

test('an unknown person is somebody else', () => {
  show({ ...conflict, who: '' });
  expect(screen.getByRole('dialog', { name: 'Somebody else saved this as well' })).toHaveTextContent(
    'somebody else saved other values',
  );
});
