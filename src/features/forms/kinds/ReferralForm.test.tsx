import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../../../testing/renderWithWords';
import { stubFetch } from '../../../testing/stubFetch';
import { ReferralForm } from './ReferralForm';

const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
beforeEach(() => window.sessionStorage.clear());

const words = {
  en: {
    ...{ name: 'Name', email: 'Email', wallet: 'USDC wallet address', network: 'Network', message: 'Message' },
    ...{ register: 'Register', required: 'Required', choose: 'Choose a network', wrong: 'Invalid wallet address' },
    sent: 'Referral registration successfully submitted. An email with the referral code and further instructions has been sent to your address.',
    withoutMail:
      'Referral registration successfully submitted. We send no emails automatically at the moment: a person will send you the referral code and further instructions.',
    compare: 'Compare with your wallet',
    ends: 'begins with 0x5aAe and ends with eAed',
  },
  sl: {
    ...{ name: 'Ime', email: 'E-poštni naslov', wallet: 'Naslov denarnice USDC', network: 'Omrežje' },
    ...{ message: 'Sporočilo', register: 'Pošlji prijavo', required: 'Obvezno', choose: 'Izberite omrežje' },
    wrong: 'Nepravilna oblika naslova',
    sent: 'Prijava v program priporočil je uspešno oddana. Na vaš naslov smo poslali e-poštno sporočilo s kodo za priporočilo in nadaljnjimi navodili.',
    withoutMail:
      'Prijava v program priporočil je uspešno oddana. Samodejnih e-poštnih sporočil trenutno ne pošiljamo: kodo za priporočilo in nadaljnja navodila vam bo poslal nekdo od nas.',
    compare: 'Primerjajte s svojo denarnico',
    ends: 'se začne z 0x5aAe in konča z eAed',
  },
};

describe.each(['en', 'sl'] as const)('in %s', (locale) => {
  const w = words[locale];
  const field = (name: string) => screen.getByRole('textbox', { name });
  const network = () => screen.getByRole('combobox', { name: w.network });
  const register = () => userEvent.click(screen.getByRole('button', { name: w.register }));
  const open = () => {
    const requests = stubFetch(() => ({ status: 201, body: { ok: true, id: 'x' } }));
    renderWithWords(<ReferralForm title="Form" />, locale);
    return () => requests.filter(({ url }) => url.endsWith('save-form-message'));
  };
  const fill = async (wallet: string) => {
    await userEvent.type(field(w.name), 'Ana');
    await userEvent.type(field(w.email), 'ana@example.com');
    await userEvent.type(field(w.wallet), wallet);
  };

  it('sends wallet and network as the server expects them, and announces the code by email', async () => {
    const sent = open();
    await fill(` ${WALLET} `);
    await userEvent.selectOptions(network(), 'Arbitrum One');
    await register();
    expect(await within(screen.getByRole('form')).findByText(w.sent)).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({
      ...{ form: 'referral', locale, name: 'Ana', email: 'ana@example.com', message: '' },
      data: { wallet: WALLET, network: 'arbitrum' },
    });
  });

  it('announces no email where the server sends none', async () => {
    stubFetch(() => ({ status: 201, body: { ok: true, id: 'x', mail: false } }));
    renderWithWords(<ReferralForm title="Form" />, locale);
    await fill(WALLET);
    await userEvent.selectOptions(network(), 'Arbitrum One');
    await register();
    expect(await within(screen.getByRole('form')).findByText(w.withoutMail)).toBeVisible();
    expect(screen.queryByText(w.sent)).toBeNull();
  });

  it('requires everything but the message, and preselects no network', async () => {
    const sent = open();
    expect(network()).toHaveValue('');
    expect(within(network()).getAllByRole('option')).toHaveLength(6);
    await register();
    await waitFor(() => expect(field(w.name)).toHaveAccessibleDescription(expect.stringContaining(w.required)));
    expect(field(w.email)).toHaveAccessibleDescription(expect.stringContaining(w.required));
    expect(field(w.wallet)).toHaveAccessibleDescription(expect.stringContaining(w.required));
    expect(network()).toHaveAccessibleDescription(expect.stringContaining(w.required));
    expect(field(w.message)).not.toBeRequired();
    expect(sent()).toHaveLength(0);
  });

  it.each([
    ['a digit is missing', WALLET.slice(0, -1)],
    ['one letter is mistyped', WALLET.replace('Aeb', 'aeb')],
    ['nobody owns it', `0x${'0'.repeat(40)}`],
  ])('reports an invalid wallet address when %s', async (_, wallet) => {
    const sent = open();
    await fill(wallet);
    await userEvent.tab();
    await waitFor(() => expect(field(w.wallet)).toHaveAccessibleDescription(expect.stringContaining(w.wrong)));
    await userEvent.selectOptions(network(), 'base');
    await register();
    await waitFor(() => expect(screen.getAllByText(w.wrong).length).toBeGreaterThan(0));
    expect(sent()).toHaveLength(0);
  });

  it('shows the ends of a valid wallet address, and nothing of an invalid one', async () => {
    open();
    await userEvent.type(field(w.wallet), WALLET);
    expect(await screen.findByText(new RegExp(w.ends))).toBeVisible();
    await userEvent.type(field(w.wallet), '0');
    await waitFor(() => expect(screen.queryByText(new RegExp(w.compare))).toBeNull());
    await userEvent.type(field(w.wallet), '{backspace}{backspace}D');
    await userEvent.tab();
    await waitFor(() => expect(field(w.wallet)).toHaveAccessibleDescription(expect.stringContaining(w.wrong)));
    expect(screen.queryByText(new RegExp(w.compare))).toBeNull();
  });
});
