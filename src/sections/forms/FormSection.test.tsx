import { screen, within } from '@testing-library/react';
import { blockOf } from '../../testing/blockOf';
import { renderWithWords } from '../../testing/renderWithWords';
import { FormSection } from './FormSection';
import type { Block } from '../Band';

const shared: Partial<Block> = {
  kind: 'form',
  site: { details: { email: 'hello@modrina.example', phone: '+386 1 000 00 00' } },
  booking: { borrowed: [], title: 'Book a call', link: 'https://booking.example/modrina' },
};
const show = (values: Partial<Block>, locale = 'en') =>
  renderWithWords(<FormSection block={blockOf({ ...shared, ...values })} section="default" />, locale);

it('is the voucher form with the packages that the block brings', async () => {
  show({
    form: 'voucher',
    voucherForm: { title: 'Apply for a voucher', link_label: 'Apply' },
    voucherPackages: {
      items: [
        { number: '1', title: 'Check-up' },
        { number: '2', title: 'Pilot' },
      ],
    },
  });
  expect(await screen.findByRole('form', { name: 'Apply for a voucher' })).toBeVisible();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a package',
    'Check-up',
    'Pilot',
  ]);
  expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible();
});

it('offers to write, book or call beside a form', async () => {
  show({ form: 'contact', title: 'Your message' });
  expect(await screen.findByRole('form', { name: 'Your message' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', 'https://booking.example/modrina');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@modrina.example?subject=Hello',
  );
  expect(screen.getByRole('link', { name: '+386 1 000 00 00' })).toHaveAttribute('href', 'tel:+38610000000');
});

it.each([
  ['+386 (0)1 000 00 00', 'tel:+38610000000'],
  ['(01) 000 00 00', 'tel:010000000'],
  ['(0)1 000 00 00', 'tel:010000000'],
])('calls %s by %s', async (phone, href) => {
  show({ form: 'contact', title: 'Your message', site: { details: { phone } } });
  expect(await screen.findByRole('link', { name: phone })).toHaveAttribute('href', href);
});

it('registers for the referral programme, with a letter’s subject in the reader’s language', async () => {
  show({ form: 'referral', title: 'Pridružite se' }, 'sl');
  expect(await screen.findByRole('form', { name: 'Pridružite se' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Naslov denarnice USDC' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pišite nam' })).toHaveAttribute(
    'href',
    `mailto:hello@modrina.example?subject=${encodeURIComponent('Program priporočil')}`,
  );
});

it.each([
  [{ eyebrow: 'AI assistant pilot', title: 'Apply for a pilot' }, 'AI assistant pilot'],
  [{ title: 'Apply for a pilot' }, 'Apply for a pilot'],
  [{}, 'Application'],
])('applies for the block’s subject: %j', async (words, subject) => {
  show({ form: 'application', ...words });
  expect(await screen.findByText(`Your application: ${subject}`)).toBeVisible();
});

it('has the general form for other messages, and by default', async () => {
  const { unmount } = show({ form: 'general', title: 'Describe one process' });
  expect(await screen.findByRole('form', { name: 'Describe one process' })).toHaveAttribute('data-form', 'general');
  unmount();
  show({ form: null, title: 'Anything' });
  expect(await screen.findByRole('form', { name: 'Anything' })).toHaveAttribute('data-form', 'general');
});

it('leaves out missing contacts', () => {
  show({ form: 'contact', site: null, booking: null });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/write or call us/)).toBeNull();
});

it('names the fields of a further form of its kind apart', async () => {
  renderWithWords(
    <>
      <FormSection block={blockOf({ ...shared, form: 'application', title: 'First' })} section="default" />
      <FormSection
        block={blockOf({ ...shared, form: 'application', title: 'Second' })}
        section="default"
        formId="application-2"
      />
    </>,
  );
  const second = within(await screen.findByRole('form', { name: 'Second' }));
  expect(second.getByRole('textbox', { name: 'Name' })).toHaveAttribute('id', 'application-2_name');
  const first = within(screen.getByRole('form', { name: 'First' }));
  expect(first.getByRole('textbox', { name: 'Name' })).toHaveAttribute('id', 'application_name');
});
