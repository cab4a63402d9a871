import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../../../testing/renderWithWords';
import { stubFetch } from '../../../testing/stubFetch';
import { GeneralForm } from './ContactForm';

beforeEach(() => window.sessionStorage.clear());

const words = {
  en: {
    ...{ name: 'Name', email: 'Email', company: 'Company', phone: 'Phone number', message: 'Message' },
    ...{ send: 'Send message', required: 'Required', wrongEmail: 'Invalid email' },
    ...{ success: 'Form successfully submitted', fail: 'Failed to submit form' },
  },
  sl: {
    ...{ name: 'Ime', email: 'E-poštni naslov', company: 'Podjetje', phone: 'Telefonska številka' },
    ...{ message: 'Sporočilo', send: 'Pošlji sporočilo', required: 'Obvezno' },
    wrongEmail: 'Neveljaven e-poštni naslov',
    ...{ success: 'Obrazec je uspešno poslan', fail: 'Obrazca ni bilo mogoče poslati' },
  },
};

describe.each(['en', 'sl'] as const)('in %s', (locale) => {
  const w = words[locale];
  const field = (name: string) => screen.getByRole('textbox', { name });
  const send = () => userEvent.click(screen.getByRole('button', { name: w.send }));
  const open = (status: number) => {
    const requests = stubFetch(() => ({ status, body: { ok: true, id: 'x' } }));
    renderWithWords(<GeneralForm title="Form" />, locale);
    return () => requests.filter(({ url }) => url.endsWith('save-form-message'));
  };
  const person = async (email = 'ana@example.com') => {
    await userEvent.type(field(w.name), 'Ana');
    await userEvent.type(field(w.email), email);
  };

  it('is kept with the forms, apart from contact messages', async () => {
    const sent = open(201);
    await person();
    await userEvent.type(field(w.company), 'Čebela');
    await userEvent.type(field(w.phone), '+386 1');
    await userEvent.type(field(w.message), 'Orders{enter}twice a day');
    await send();
    expect(await within(screen.getByRole('form')).findByText(w.success)).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({
      ...{ form: 'general', locale, name: 'Ana', email: 'ana@example.com', message: 'Orders\ntwice a day' },
      data: { company: 'Čebela', phone: '+386 1' },
    });
  });

  it('shows the errors and sends nothing', async () => {
    const sent = open(201);
    await person('ana@');
    await userEvent.clear(field(w.name));
    await send();
    await waitFor(() => expect(field(w.name)).toHaveAccessibleDescription(expect.stringContaining(w.required)));
    expect(field(w.email)).toHaveAccessibleDescription(expect.stringContaining(w.wrongEmail));
    expect(sent()).toHaveLength(0);
  });

  it('keeps everything when it fails', async () => {
    open(500);
    await person();
    await send();
    expect(await within(screen.getByRole('form')).findByText(w.fail)).toBeVisible();
    expect(field(w.name)).toHaveValue('Ana');
  });
});
