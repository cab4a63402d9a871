import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathContext } from '../../../i18n/LocaleContext';
import { renderWithWords } from '../../../testing/renderWithWords';
import { stubFetch } from '../../../testing/stubFetch';
import { ApplicationForm } from './ApplicationForm';

beforeEach(() => window.sessionStorage.clear());
const form = <ApplicationForm title="Form" subject="Data day" email="a@modrina.example" />;

const words = {
  en: {
    ...{ name: 'Name', email: 'Email', company: 'Company', phone: 'Phone number', message: 'Message' },
    ...{ apply: 'Submit application', required: 'Required', subject: 'Your application: Data day' },
    ...{ success: 'Application successfully submitted', fail: 'Failed to submit application' },
  },
  sl: {
    ...{ name: 'Ime', email: 'E-poštni naslov', company: 'Podjetje', phone: 'Telefonska številka' },
    ...{ message: 'Sporočilo', apply: 'Pošlji prijavo', required: 'Obvezno', subject: 'Vaša prijava: Data day' },
    ...{ success: 'Prijava je uspešno oddana', fail: 'Prijave ni bilo mogoče oddati' },
  },
};

describe.each(['en', 'sl'] as const)('in %s', (locale) => {
  const w = words[locale];
  const field = (name: string) => screen.getByRole('textbox', { name });
  const apply = () => userEvent.click(screen.getByRole('button', { name: w.apply }));
  const open = (status: number) => {
    const requests = stubFetch(() => ({ status, body: { ok: true, id: 'x' } }));
    renderWithWords(form, locale);
    return () => requests.filter(({ url }) => url.endsWith('save-form-message'));
  };
  const person = async () => {
    await userEvent.type(field(w.name), 'Ana');
    await userEvent.type(field(w.email), 'ana@example.com');
  };

  it('shows the subject of the application, and sends it', async () => {
    const sent = open(201);
    expect(screen.getByText(w.subject)).toBeVisible();
    await person();
    await userEvent.type(field(w.company), 'Čebela');
    await userEvent.type(field(w.phone), '+386 1');
    await userEvent.type(field(w.message), 'Hi');
    await apply();
    expect(await within(screen.getByRole('form')).findByText(w.success)).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({
      ...{ form: 'application', locale, name: 'Ana', email: 'ana@example.com', message: 'Hi' },
      data: { subject: 'Data day', company: 'Čebela', phone: '+386 1' },
    });
    expect(field(w.name)).toHaveValue('');
    expect(screen.getByText(w.subject)).toBeVisible();
  });

  it('requires name and email', async () => {
    const sent = open(201);
    await apply();
    await waitFor(() => expect(field(w.name)).toHaveAccessibleDescription(expect.stringContaining(w.required)));
    expect(field(w.email)).toHaveAccessibleDescription(expect.stringContaining(w.required));
    expect(field(w.company)).not.toBeRequired();
    expect(sent()).toHaveLength(0);
  });

  it('keeps everything when it fails', async () => {
    open(503);
    await person();
    await apply();
    expect(await within(screen.getByRole('form')).findByText(w.fail)).toBeVisible();
    expect(field(w.name)).toHaveValue('Ana');
  });
});

it('submits its subject without scripts', () => {
  renderWithWords(form);
  expect(screen.getByRole('form')).toHaveFormValues({ subject: 'Data day' });
});

it('keeps the drafts of two pages apart, in both locales', async () => {
  const show = (path: string, locale: string) =>
    renderWithWords(<PathContext.Provider value={path}>{form}</PathContext.Provider>, locale);
  const { unmount: leave } = show('/workshops/data-day/', 'en');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  leave();
  const { unmount: leaveAgain } = show('/workshops/other/', 'en');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  leaveAgain();
  show('/sl/workshops/data-day/', 'sl');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ime' })).toHaveValue('Ana'));
});
