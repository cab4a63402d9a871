import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type * as ReactServer from 'react-dom/server';
import { renderWithWords, withWords } from '../../testing/renderWithWords';
import { stubFetch } from '../../testing/stubFetch';
import { VoucherForm } from './VoucherForm';

// The build for browsers, which jsdom would choose, needs a TextEncoder.
const { renderToString } = jest.requireActual<typeof ReactServer>('react-dom/server.node');

const packages = [
  { value: '1', label: 'Digital check-up' },
  { value: '2', label: 'Pilot' },
];
const form = <VoucherForm title="Apply for a voucher" button="Apply" packages={packages} />;
const goTo = (search: string) => window.history.replaceState(null, '', `/web3/voucher/${search}`);
beforeEach(() => goTo(''));

const words = {
  en: {
    name: 'Name',
    email: 'Email',
    package: 'Voucher package',
    referral: 'Referral',
    message: 'Message',
    required: 'Required',
  },
  sl: {
    name: 'Ime',
    email: 'E-poštni naslov',
    package: 'Paket za vavčer',
    referral: 'Priporočilo',
    message: 'Sporočilo',
    required: 'Obvezno',
  },
};
const outcome = {
  en: { success: 'Application successfully submitted', fail: 'Failed to submit application' },
  sl: { success: 'Prijava je uspešno oddana', fail: 'Prijave ni bilo mogoče oddati' },
};

describe.each(['en', 'sl'] as const)('in %s', (locale) => {
  const w = words[locale];
  const field = (name: string) => screen.getByRole('textbox', { name });
  const select = () => screen.getByRole('combobox', { name: w.package });
  const apply = () => screen.getByRole('button', { name: 'Apply' });
  const person = async () => {
    await userEvent.type(field(w.name), 'Ana');
    await userEvent.type(field(w.email), 'ana@example.com');
  };

  it('sends the application as the server expects it', async () => {
    const requests = stubFetch(() => ({ status: 201, body: { ok: true, id: 'x' } }));
    renderWithWords(form, locale);
    await person();
    await userEvent.selectOptions(select(), 'Pilot');
    await userEvent.type(field(w.referral), 'bor');
    await userEvent.type(field(w.message), 'Hi');
    await userEvent.click(apply());
    expect(await within(screen.getByRole('status')).findByText(outcome[locale].success)).toBeVisible();
    expect(requests).toMatchObject([{ url: '/_site/save-form-message', init: { method: 'POST' } }]);
    expect(requests[0]?.body).toEqual({
      ...{ form: 'voucher', key: expect.any(String), subject_line: '' },
      ...{ name: 'Ana', email: 'ana@example.com', message: 'Hi', locale },
      data: { referral: 'bor', package: 'Package 2' },
    });
    expect(field(w.name)).toHaveValue('');
    expect(select()).toHaveValue('');
  });

  it('asks for name, email and package', async () => {
    const requests = stubFetch(() => ({ status: 201, body: { ok: true } }));
    renderWithWords(form, locale);
    await userEvent.click(apply());
    expect(await screen.findAllByText(w.required)).toHaveLength(3);
    expect(select()).toHaveAccessibleDescription(w.required);
    expect(field(w.referral)).not.toBeRequired();
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['the storage failed', () => ({ status: 503, body: { error: 'storage' } })],
    ['the answer is no promise that it was stored', () => ({ status: 201, body: {} })],
    ['the page answered in place of the server', () => ({ status: 200, body: { ok: true } })],
    ['the connection was cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps everything when %s', async (_, answer) => {
    stubFetch(answer);
    goTo('?package=1');
    renderWithWords(form, locale);
    await person();
    await userEvent.click(apply());
    expect(await within(screen.getByRole('alert')).findByText(outcome[locale].fail)).toBeVisible();
    expect(field(w.name)).toHaveValue('Ana');
    expect(select()).toHaveValue('1');
  });
});

it('is filled from the URL, and again when a link selects another package', async () => {
  goTo('?package=2&referral=bor%C4%8D');
  const { rerender } = renderWithWords(form);
  expect(screen.getByRole('combobox')).toHaveValue('2');
  expect(screen.getByRole('textbox', { name: 'Referral' })).toHaveValue('borč');
  await userEvent.selectOptions(screen.getByRole('combobox'), '');
  goTo('?package=1#apply');
  // As the page does, which its router renders with the new address.
  rerender(withWords(cloneElement(form)));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('1'));
  expect(screen.getByRole('textbox', { name: 'Referral' })).toHaveValue('borč');
});

it('follows the browser back to another package', async () => {
  goTo('?package=2');
  renderWithWords(form);
  goTo('?package=1');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('combobox')).toHaveValue('1');
});

it('does not choose a package that there is not', () => {
  goTo('?package=9');
  renderWithWords(form);
  expect(screen.getByRole('combobox')).toHaveValue('');
});

it('remembers the referral on further pages, and after the application', async () => {
  stubFetch(() => ({ status: 201, body: { ok: true, id: 'x' } }));
  goTo('?referral=bor%C4%8D');
  const { unmount } = renderWithWords(form);
  unmount();
  goTo('');
  renderWithWords(form, 'sl');
  const referral = () => screen.getByRole('textbox', { name: 'Priporočilo' });
  expect(referral()).toHaveValue('borč');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ime' }), 'Ana');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-poštni naslov' }), 'ana@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox'), '1');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Prijava je uspešno oddana');
  expect(referral()).toHaveValue('borč');
});

it('takes no referral that the server would refuse', () => {
  goTo(`?referral=${'x'.repeat(101)}`);
  renderWithWords(form);
  expect(screen.getByRole('textbox', { name: 'Referral' })).toHaveValue('');
});

it('keeps a package selected before the scripts ran, until the URL changes', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(withWords(form));
  goTo('?package=2&referral=ana');
  (screen.getByRole('combobox') as HTMLSelectElement).value = '1';
  const root = await act(async () => hydrateRoot(page, withWords(form)));
  expect(screen.getByRole('combobox')).toHaveValue('1');
  expect(screen.getByRole('textbox', { name: 'Referral' })).toHaveValue('ana');
  await userEvent.selectOptions(screen.getByRole('combobox'), '');
  goTo('?package=1');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('combobox')).toHaveValue('1');
  act(() => root.unmount());
  page.remove();
  logged.mockRestore();
});

it('takes the package of a pressed link again after another choice', async () => {
  goTo('?package=2');
  renderWithWords(
    <main>
      <a href="/web3/voucher/?package=2#apply" onClick={(event) => event.preventDefault()}>
        Apply for package 2
      </a>
      <a href="#voucher_email">Email: Required</a>
      {form}
    </main>,
  );
  const select = screen.getByRole('combobox', { name: 'Voucher package' });
  await waitFor(() => expect(select).toHaveValue('2'));
  await userEvent.selectOptions(select, 'Digital check-up');
  // A link to a place has the page's query, and chooses nothing.
  await userEvent.click(screen.getByRole('link', { name: 'Email: Required' }));
  expect(select).toHaveValue('1');
  await userEvent.click(screen.getByRole('link', { name: 'Apply for package 2' }));
  expect(select).toHaveValue('2');
});

it('has words of its own where an editor emptied the texts', () => {
  renderWithWords(<VoucherForm title="" button="" packages={packages} />);
  expect(screen.getByRole('form', { name: 'Voucher application' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit application' })).toBeVisible();
});
