import type { Page } from '@playwright/test';
import { fillIn } from './formKinds';

const person = {
  en: { name: 'Name', email: 'Email', message: 'Message' },
  sl: { name: 'Ime', email: 'E-poštni naslov', message: 'Sporočilo' },
} as const;

const said = {
  en: { required: 'Required', wrongEmail: 'Invalid email', problem: 'There is a problem', prefix: 'Error: ' },
  sl: { required: 'Obvezno', wrongEmail: 'Neveljaven e-poštni naslov', problem: 'Nekaj ni v redu', prefix: 'Napaka: ' },
} as const;

const outcome = {
  en: {
    ...{ kept: 'What you wrote is kept.', offline: 'You are offline.', online: 'The connection is back.' },
    ...{ again: 'Send again', wait: 'Try again in 30 seconds.', write: 'You can also write to us:' },
  },
  sl: {
    ...{ kept: 'Kar ste napisali, je ohranjeno.', offline: 'Niste povezani z internetom.' },
    ...{ online: 'Povezava je spet na voljo.', again: 'Pošlji znova', wait: 'Poskusite znova čez 30 sekund.' },
    write: 'Pišete nam lahko tudi na naslov:',
  },
} as const;

const CONTACT = { form: 'contact', collection: 'messages', endpoint: '**/api/collections/messages/records' } as const;
const VOUCHER = { form: 'voucher', collection: 'form_messages', endpoint: '**/_site/save-form-message' } as const;
const firm = { company: 'Čebela d. o. o.', phone: '+386 1 000 00 00' };
const applied = { data: { package: 'Package 2', referral: 'ANA-1' } };

/** The site of these tests has no mail server. The contact form and the voucher form, in both languages, from a visitor's view. */
export const journeys = [
  {
    ...CONTACT,
    locale: 'en',
    path: '/contact/',
    labels: { ...person.en, button: 'Send message' },
    more: { Company: firm.company, 'Phone number': firm.phone },
    row: firm,
    words: { ...said.en, ...outcome.en, success: 'Form successfully submitted', failure: 'Failed to submit form' },
    missing: ['Name'],
    thanks: '/thank-you/contact/no-mail/',
  },
  {
    ...CONTACT,
    locale: 'sl',
    path: '/sl/contact/',
    labels: { ...person.sl, button: 'Pošlji sporočilo' },
    more: { Podjetje: firm.company, 'Telefonska številka': firm.phone },
    row: firm,
    words: {
      ...said.sl,
      ...outcome.sl,
      success: 'Obrazec je uspešno poslan',
      failure: 'Obrazca ni bilo mogoče poslati',
    },
    missing: ['Ime'],
    thanks: '/sl/thank-you/contact/no-mail/',
  },
  {
    ...VOUCHER,
    locale: 'en',
    path: '/web3/voucher/',
    labels: { ...person.en, button: 'Apply for the voucher' },
    more: { 'Voucher package': '2', Referral: 'ANA-1' },
    row: applied,
    words: {
      ...said.en,
      ...outcome.en,
      ...{ success: 'Application successfully submitted', failure: 'Failed to submit application' },
    },
    missing: ['Name', 'Voucher package'],
    thanks: '/thank-you/voucher/no-mail/',
  },
  {
    ...VOUCHER,
    locale: 'sl',
    path: '/sl/web3/voucher/',
    labels: { ...person.sl, button: 'Pošlji prijavo' },
    more: { 'Paket za vavčer': '2', Priporočilo: 'ANA-1' },
    row: applied,
    words: {
      ...said.sl,
      ...outcome.sl,
      ...{ success: 'Prijava je uspešno oddana', failure: 'Prijave ni bilo mogoče oddati' },
    },
    missing: ['Ime', 'Paket za vavčer'],
    thanks: '/sl/thank-you/voucher/no-mail/',
  },
] as const;

export type Journey = (typeof journeys)[number];

/** A unique email address for each test, by which its rows are found. */
export const senderOf = ({ form, locale }: Journey, test: string): string =>
  `${test}.${form}.${locale}@visitor.example`;

export const formOn = (page: Page) => page.getByRole('main').getByRole('form');

/** The values that a visitor types, by label; a stored row has them under its own field names. */
export const writtenBy = ({ labels, more }: Journey, email: string): Record<string, string> => ({
  ...{ [labels.name]: 'Žiga Čuk', [labels.email]: email, [labels.message]: `“Hi” <b>&\nfrom ${email}` },
  ...more,
});

/** The row that these values become. */
export const rowOf = ({ locale, row }: Journey, email: string) => ({
  ...{ name: 'Žiga Čuk', email, message: `“Hi” <b>&\nfrom ${email}`, locale, status: 'new' },
  ...row,
});

/** Fills every field of the page's form. */
export async function fillJourney(page: Page, journey: Journey, email: string): Promise<void> {
  await fillIn(formOn(page), writtenBy(journey, email));
}
