import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Dialog } from './Dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog title="Apply" closeText="Close" onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

it('has a name and begins at its title', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'Apply' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Apply' })).toHaveFocus());
});

it('begins with the given focus', async () => {
  const field = createRef<HTMLInputElement>();
  render(
    <Dialog title="Search" closeText="Close" onClose={() => {}} initialFocus={field}>
      <input ref={field} aria-label="Words" />
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Words' })).toHaveFocus());
});

it('keeps the page behind it from screen readers', async () => {
  await openDialog();
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
});

it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its button',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('%s closes it and gives the focus back', async (_, close) => {
  const user = await openDialog();
  await close(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('stays open, with its input, when the page beside it is clicked', async () => {
  const user = await openDialog();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  // eslint-disable-next-line testing-library/no-node-access -- the ground around the dialog has no role
  await user.click(document.querySelector('[data-reach-dialog-overlay]') as Element);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
});

it('keeps the focus inside', async () => {
  const user = await openDialog();
  for (const inside of ['Close', 'Name', 'Close', 'Name']) {
    await user.tab();
    await waitFor(() =>
      expect(screen.getByRole(inside === 'Name' ? 'textbox' : 'button', { name: inside })).toHaveFocus(),
    );
  }
});
