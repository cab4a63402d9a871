import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { memoryWorkspace } from '../store/testing/memoryWorkspace';
import { TestWorkspace } from '../store/testing/TestWorkspace';
import { useRecord } from '../store/hooks';
import type { Actions } from '../store/types';
import { addBrowserParts } from '../fields/testing/browserParts';
import { BASE } from './address/address';
import { noticesAtom } from './ui/notices';
import { DeleteDialog } from './DeleteDialog';

const LINKS = [
  { title: 'Contact', path: '/contact/', url: 'https://modrina.example/_/', edit: '/_site/edit/blocks/b1' },
];

function show(deleteNow: Actions['deleteNow']) {
  const made = memoryWorkspace('pages/p1', {
    pages: [{ id: 'p1', slug: 'about', title: 'About', status: 'published' }],
  });
  const actions = { ...made.actions, deleteNow: jest.fn(deleteNow) };
  const onClose = jest.fn();
  render(
    <TestWorkspace workspace={{ ...made, actions }}>
      <Shown onClose={onClose} />
    </TestWorkspace>,
  );
  return { deleteNow: actions.deleteNow, onClose };
}

function Shown({ onClose }: { onClose: () => void }) {
  const record = useRecord('pages/p1');
  const notices = useAtomValue(noticesAtom);
  return (
    <>
      {record && <DeleteDialog record={record} onClose={onClose} />}
      {notices.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(addBrowserParts);
beforeEach(() => history.replaceState(null, '', `${BASE}pages/p1`));

test('the focus is on keeping it, which closes the dialog', async () => {
  const { deleteNow, onClose } = show(async () => 'deleted');
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Keep it');
  expect(onClose).toHaveBeenCalled();
  expect(deleteNow).not.toHaveBeenCalled();
});

test('records that link to it are listed with their editing pages, and a second press confirms exactly these', async () => {
  const { deleteNow } = show(async (confirm) => (confirm ? 'deleted' : { links: LINKS, confirm: 'digest' }));
  await press('Delete');
  expect(await screen.findByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/_site/edit/blocks/b1');
  expect(location.pathname).toBe(`${BASE}pages/p1`);
  await press('Delete all the same');
  expect(deleteNow).toHaveBeenLastCalledWith('digest');
  expect(await screen.findByText('“About” is deleted.')).toBeInTheDocument();
  expect(location.pathname).toBe(BASE);
});

test('a refusal is shown with its reason, and nothing is closed', async () => {
  const { onClose } = show(async () => Promise.reject(new Error('The site needs this page.')));
  await press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was deleted. The site needs this page.');
  expect(onClose).not.toHaveBeenCalled();
});
