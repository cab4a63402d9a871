import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { occurrences } from '../../lib/analytics/occurrences';
import { renderWithWords } from '../../testing/renderWithWords';
import { noVoucher, useVoucherLink, VoucherDialog, voucherForm } from './VoucherDialog';

const packages = [{ value: '2', label: 'Pilot' }];
const store = getDefaultStore();
beforeEach(() => {
  store.set(voucherForm, noVoucher);
  occurrences().splice(0);
});

function Page() {
  const opener = useVoucherLink();
  return (
    <>
      <a href="#voucher" {...opener}>
        Voucher
      </a>
      <VoucherDialog title="Apply for a voucher" button="Apply" packages={packages} page="/web3/voucher/" />
    </>
  );
}
const link = () => screen.getByRole('link', { name: 'Voucher' });

it('is closed at first', () => {
  renderWithWords(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens by a link, in the reader’s language, and gives the focus back', async () => {
  renderWithWords(<Page />, 'sl');
  await userEvent.click(link());
  expect(await screen.findByRole('dialog', { name: 'Apply for a voucher' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ime' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zapri' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.get(voucherForm)).toEqual(noVoucher);
  await waitFor(() => expect(link()).toHaveFocus());
});

it('opens when a package is selected, with it chosen; Escape closes it and resets both', async () => {
  renderWithWords(<Page />);
  act(() => store.set(voucherForm, { selected: '2', modalOpen: false }));
  await screen.findByRole('dialog');
  expect(screen.getByRole('combobox', { name: 'Voucher package' })).toHaveValue('2');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.get(voucherForm)).toEqual({ selected: '', modalOpen: false });
});

it('counts each opening of the window once, with the package', async () => {
  renderWithWords(<Page />);
  expect(occurrences()).toEqual([]);
  await userEvent.click(link());
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  act(() => store.set(voucherForm, { selected: '2', modalOpen: false }));
  await screen.findByRole('dialog');
  expect(occurrences()).toEqual([
    { event: 'voucher_open', voucher_package: '' },
    { event: 'voucher_open', voucher_package: '2' },
  ]);
});

it('leaves a link that is to open in a new tab alone', async () => {
  const user = userEvent.setup();
  renderWithWords(<Page />);
  await user.keyboard('{Control>}');
  await user.click(link());
  await user.keyboard('{/Control}');
  expect(store.get(voucherForm)).toEqual(noVoucher);
});

it('remembers a referral of any page’s URL, and keeps a draft when it is closed', async () => {
  window.history.replaceState(null, '', '/blog/?referral=ana');
  renderWithWords(<Page />);
  window.history.replaceState(null, '', '/blog/');
  await userEvent.click(link());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bor');
  expect(screen.getByRole('textbox', { name: 'Referral' })).toHaveValue('ana');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(link());
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Bor');
});

it('closes when the browser goes back to another page, and not at a link to one of its fields', async () => {
  renderWithWords(<Page />);
  await userEvent.click(link());
  await screen.findByRole('dialog');
  const step = (path: string) =>
    act(() => {
      window.history.replaceState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  step('#field');
  expect(screen.getByRole('dialog')).toBeVisible();
  step('/elsewhere/');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.get(voucherForm)).toEqual(noVoucher);
});
