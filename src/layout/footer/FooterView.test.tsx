import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import type { ComponentProps } from 'react';
import { noVoucher, voucherForm } from '../../features/voucher/VoucherDialog';
import { renderWithWords } from '../../testing/renderWithWords';
import { FooterView } from './FooterView';

type Props = ComponentProps<typeof FooterView>;

const link = (name: string) => ({ id: name, borrowed: [], name, label: name, to: `/${name}/`, blank: false });
const data: Props['data'] = {
  build: { siteMetadata: { version: '1.6.20', asksConsent: false } },
  site: { title: 'Modrina', details: { email: 'hello@modrina.example' }, borrowed: [], text: null },
  booking: { borrowed: [], title: 'Pogovor', link: 'https://booking.example/modrina' },
  voucher: { borrowed: [], title: 'Vavčer', link: '/web3/voucher/' },
  voucherForm: { title: 'Prijava za vavčer', link_label: 'Pošlji' },
  packages: { items: [{ number: '2', title: 'Pilot' }] },
  euStrip: { borrowed: [], title: 'Sofinanciranje' },
  menu: { links: ['blog', 'social', 'about'].map(link) },
};
const show = (props: Partial<Props> = {}) =>
  renderWithWords(<FooterView data={data} euStrip={false} withSocial withBlog bare={false} {...props} />, 'sl');
const names = () =>
  screen.getAllByRole('link').map((element) => element.textContent || element.getAttribute('aria-label'));
beforeEach(() => getDefaultStore().set(voucherForm, noVoucher));

it('shows links, booking and voucher, and the version', () => {
  show();
  expect(names()).toEqual(['Pogovor', 'Vavčer', 'blog', 'social', 'about']);
  expect(screen.getByText(/© 2025 Modrina · različica 1\.6\.20/)).toBeVisible();
});

it('shows the strip of logos instead of the voucher link, and leaves out what the page lacks', () => {
  show({ euStrip: true, withSocial: false, withBlog: false });
  expect(names()).toEqual(['Pogovor', 'about', 'Sofinanciranje']);
  expect(screen.getByRole('link', { name: 'Sofinanciranje' })).toHaveAttribute('href', '/sl/project/');
});

it('names the strip by the list that it leads to where its content has no title', () => {
  show({ data: { ...data, euStrip: { borrowed: [], title: null } }, euStrip: true });
  expect(screen.getByRole('link', { name: 'Vsi projekti' })).toHaveAttribute('href', '/sl/project/');
});

it('offers the choice of consent only on a site that needs consent', () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
  const asking = { ...data, build: { siteMetadata: { version: '1.6.20', asksConsent: true } } };
  show({ data: asking, bare: true });
  expect(screen.queryByRole('button')).toBeNull();
  show({ data: asking });
  expect(screen.getByRole('button', { name: 'Piškotki in soglasje' })).toHaveAttribute('data-consent', 'open');
});

it('opens the voucher’s dialog with the packages of its content', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Vavčer' }));
  expect(await screen.findByRole('dialog', { name: 'Prijava za vavčer' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Pilot' })).toHaveValue('2');
  expect(screen.getByRole('button', { name: 'Pošlji' })).toBeVisible();
  // Said when it fails.
  expect(screen.getByRole('form')).toHaveAttribute('data-email', 'hello@modrina.example');
});

it('has on the error page neither the menu’s links nor the modal', async () => {
  show({ bare: true });
  expect(names()).toEqual(['Pogovor', 'Vavčer']);
  expect(screen.queryByRole('navigation')).toBeNull();
  // jsdom follows no link, and logs that.
  const link = screen.getByRole('link', { name: 'Vavčer' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(getDefaultStore().get(voucherForm)).toEqual(noVoucher);
});

it('stands without any content', () => {
  const nothing = { site: null, booking: null, voucher: null, voucherForm: null, packages: null, menu: null };
  show({ data: { ...data, ...nothing } });
  expect(screen.queryByRole('link')).toBeNull();
});

it('marks untranslated texts as English', () => {
  const borrowed = [
    { field: 'title', locale: 'en' },
    { field: 'label', locale: 'en' },
  ];
  const booking = { borrowed, title: 'Book a call', link: 'https://booking.example/modrina' };
  const menu = { links: [link('blog'), { ...link('about'), borrowed }] };
  show({ data: { ...data, booking, menu } });
  expect(screen.getByRole('link', { name: 'Book a call' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'about' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'blog' })).not.toHaveAttribute('lang');
});
