import type { Locator } from '@playwright/test';

type Language = 'en' | 'sl';

/** A form from a visitor's view: its page, fields and messages. The first fields are common to all forms. */
export type FormKind = {
  readonly form: 'application' | 'referral' | 'general';
  readonly locale: Language;
  readonly path: string;
  readonly labels: Readonly<Record<'name' | 'email' | 'message' | 'button', string>>;
  /** Further fields by label; with them the record's data is as below. */
  readonly more: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
  readonly success: string;
  readonly thanks: string;
  readonly required: string;
  readonly wrongEmail: string;
  readonly summary: string;
  readonly titlePrefix: string;
};

export const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const common = {
  en: {
    labels: { name: 'Name', email: 'Email', message: 'Message' },
    ...{ required: 'Required', wrongEmail: 'Invalid email', summary: 'There is a problem', titlePrefix: 'Error: ' },
  },
  sl: {
    labels: { name: 'Ime', email: 'E-poštni naslov', message: 'Sporočilo' },
    ...{ required: 'Obvezno', wrongEmail: 'Neveljaven e-poštni naslov', summary: 'Nekaj ni v redu' },
    titlePrefix: 'Napaka: ',
  },
};

const kind = (locale: Language, button: string, rest: Omit<FormKind, 'locale' | keyof typeof common.en>): FormKind => ({
  ...common[locale],
  ...rest,
  locale,
  labels: { ...common[locale].labels, button },
});

const firm = { company: 'Čebela d. o. o.', phone: '+386 1 000 00 00' };

/** The forms other than contact and voucher, in both languages. */
export const formKinds: readonly FormKind[] = [
  kind('en', 'Submit application', {
    ...{ form: 'application', path: '/modrina-ai-assistant/' },
    more: { Company: firm.company, 'Phone number': firm.phone },
    data: { ...firm, subject: 'AI assistant pilot' },
    ...{ success: 'Application successfully submitted', thanks: 'Thank you for applying' },
  }),
  kind('sl', 'Pošlji prijavo', {
    ...{ form: 'application', path: '/sl/modrina-ai-assistant/' },
    more: { Podjetje: firm.company, 'Telefonska številka': firm.phone },
    data: { ...firm, subject: 'Pilot AI-pomočnika' },
    ...{ success: 'Prijava je uspešno oddana', thanks: 'Hvala za prijavo' },
  }),
  kind('en', 'Register', {
    ...{ form: 'referral', path: '/referral/' },
    more: { 'USDC wallet address': WALLET, Network: 'base' },
    data: { wallet: WALLET, network: 'base' },
    success:
      'Referral registration successfully submitted. We send no emails automatically at the moment: a person will send you the referral code and further instructions.',
    thanks: 'Welcome to the programme',
  }),
  kind('sl', 'Pošlji prijavo', {
    ...{ form: 'referral', path: '/sl/referral/' },
    more: { 'Naslov denarnice USDC': WALLET.toLowerCase(), Omrežje: 'polygon' },
    data: { wallet: WALLET.toLowerCase(), network: 'polygon' },
    success: 'Prijava v program priporočil je uspešno oddana. Samodejnih e-poštnih sporočil trenutno ne pošiljamo',
    thanks: 'Dobrodošli v programu',
  }),
  kind('en', 'Send message', {
    ...{ form: 'general', path: '/digitalization/' },
    more: { Company: firm.company, 'Phone number': firm.phone },
    data: firm,
    ...{ success: 'Form successfully submitted', thanks: 'Thank you, we have it' },
  }),
  kind('sl', 'Pošlji sporočilo', {
    ...{ form: 'general', path: '/sl/digitalization/' },
    more: { Podjetje: firm.company, 'Telefonska številka': firm.phone },
    data: firm,
    ...{ success: 'Obrazec je uspešno poslan', thanks: 'Hvala, prejeli smo' },
  }),
];

/** A form control by its accessible name, the same with and without scripts. */
export const fieldOf = (form: Locator, label: string): Locator =>
  form.getByRole('textbox', { name: label, exact: true }).or(form.getByRole('combobox', { name: label, exact: true }));

/** Fills fields by label; in a select it chooses the value. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(form, label);
    if (await field.evaluate((element) => element.localName === 'select')) await field.selectOption(value);
    else await field.fill(value);
  }
}
