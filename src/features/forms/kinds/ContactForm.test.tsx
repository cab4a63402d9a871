import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords } from '../../../testing/renderWithWords';
import { stubFetch } from '../../../testing/stubFetch';
import { ContactForm } from './ContactForm';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => logged.mockRestore());

const words = {
  en: {
    ...{ name: 'Name', email: 'Email', company: 'Company', phone: 'Phone number', message: 'Message' },
    ...{ send: 'Send message', again: 'Send again', required: 'Required', wrongEmail: 'Invalid email' },
    ...{ success: 'Form successfully submitted', fail: 'Failed to submit form' },
    stopped: /^The request was stopped/,
    wait: /Try again in 60 seconds/,
    reused: /sent before with another text/,
  },
  sl: {
    ...{
      name: 'Ime',
      email: 'E-poštni naslov',
      company: 'Podjetje',
      phone: 'Telefonska številka',
      message: 'Sporočilo',
    },
    ...{
      send: 'Pošlji sporočilo',
      again: 'Pošlji znova',
      required: 'Obvezno',
      wrongEmail: 'Neveljaven e-poštni naslov',
    },
    ...{ success: 'Obrazec je uspešno poslan', fail: 'Obrazca ni bilo mogoče poslati' },
    stopped: /^Zahteva je bila prekinjena/,
    wait: /Poskusite znova čez 60 sekund/,
    reused: /že poslan z drugačnim besedilom/,
  },
};

describe.each(['en', 'sl'] as const)('in %s', (locale) => {
  const w = words[locale];
  const field = (name: string) => screen.getByRole('textbox', { name });
  const send = () => screen.getByRole('button', { name: w.send });
  const open = () => {
    renderWithWords(<ContactForm title="Form" />, locale);
    return userEvent.setup();
  };
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field(w.name), ' Ana ');
    await user.type(field(w.email), 'ana@example.com');
    await user.type(field(w.message), 'Hi{enter} there ');
  };

  it('stores the message in the collection of messages, and is empty again', async () => {
    const requests = stubFetch(() => ({ status: 200, body: { id: 'x' } }));
    const user = open();
    await fill(user);
    await user.type(field(w.company), 'Čebela');
    await user.type(field(w.phone), '+386 1');
    await user.click(send());
    expect(await within(screen.getByRole('status')).findByText(w.success)).toBeVisible();
    expect(requests).toMatchObject([
      { url: 'http://localhost/api/collections/messages/records', init: { method: 'POST' } },
    ]);
    const message = {
      name: 'Ana',
      email: 'ana@example.com',
      company: 'Čebela',
      phone: '+386 1',
      message: 'Hi\n there ',
    };
    expect(requests[0]?.body).toEqual({ ...message, locale, key: expect.stringMatching(UUID), subject_line: '' });
    for (const name of [w.name, w.email, w.company, w.phone, w.message]) expect(field(name)).toHaveValue('');
    expect(field(w.name)).not.toHaveAccessibleDescription();
  });

  it('lists missing values in one place and below the fields, and sends nothing', async () => {
    const requests = stubFetch(() => ({ status: 200 }));
    const user = open();
    await user.click(send());
    expect(await screen.findAllByText(w.required)).toHaveLength(2);
    expect(screen.getByRole('link', { name: `${w.name}: ${w.required}` })).toBeVisible();
    expect(screen.getByRole('link', { name: `${w.email}: ${w.required}` })).toBeVisible();
    expect(field(w.name)).toHaveAccessibleDescription(w.required);
    expect(field(w.email)).toHaveAccessibleDescription(w.required);
    expect(field(w.company)).not.toHaveAccessibleDescription();
    expect(requests).toHaveLength(0);
  });

  it('complains when a field is left, and never while it is written in', async () => {
    const user = open();
    await user.type(field(w.email), 'ana@');
    expect(field(w.email)).not.toHaveAccessibleDescription();
    await user.tab();
    expect(await screen.findByText(w.wrongEmail)).toBeVisible();
    await user.type(field(w.email), 'example.com');
    expect(field(w.email)).toHaveAccessibleDescription();
    await user.tab();
    expect(screen.queryByText(w.wrongEmail)).toBeNull();
  });

  it('keeps the input when it fails, reports the failure and can be sent again', async () => {
    let status = 503;
    const requests = stubFetch(() => ({ status, body: status === 200 ? { id: 'x' } : undefined }));
    const user = open();
    await fill(user);
    await user.click(send());
    expect(await within(screen.getByRole('alert')).findByText(w.fail)).toBeVisible();
    expect(field(w.name)).toHaveValue(' Ana ');
    expect(field(w.message)).toHaveValue('Hi\n there ');
    expect(logged).toHaveBeenCalledWith(
      'The contact message was not saved (status 503): Something went wrong while processing your request.',
    );
    status = 200;
    await user.click(screen.getByRole('button', { name: w.again }));
    expect(await within(screen.getByRole('status')).findByText(w.success)).toBeVisible();
    expect(screen.queryByText(w.fail)).toBeNull();
    expect(requests).toHaveLength(2);
    expect(requests[1]?.body).toEqual(requests[0]?.body);
  });

  it.each([
    ['a page', '<!doctype html><title>One moment</title>'],
    ['JSON of something else', { ok: true }],
  ])('takes %s with the status 200 for a failure, and keeps the input', async (_, body) => {
    stubFetch(() => ({ status: 200, body }));
    const user = open();
    await fill(user);
    await user.click(send());
    expect(await within(screen.getByRole('alert')).findByText(w.fail)).toBeVisible();
    expect(field(w.name)).toHaveValue(' Ana ');
  });

  it('reports an abort after the timeout', async () => {
    stubFetch(() => Promise.reject(new DOMException('', 'TimeoutError')));
    const user = open();
    await fill(user);
    await user.click(send());
    expect(await within(screen.getByRole('alert')).findByText(w.stopped)).toBeVisible();
  });

  it.each([
    [429, '60', w.wait],
    [422, '', w.reused],
  ])('handles another answer of the server: %s', async (status, seconds, text) => {
    stubFetch(() => ({ status, headers: { 'Retry-After': seconds } }));
    const user = open();
    await fill(user);
    await user.click(send());
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeVisible();
  });

  it('shows the server’s errors in its own messages', async () => {
    const data = { email: { code: 'validation_is_email' }, name: { code: 'validation_max_text_constraint' } };
    stubFetch(() => ({ status: 400, body: { data } }));
    const user = open();
    await fill(user);
    await user.click(send());
    expect(await screen.findByText(w.wrongEmail)).toBeVisible();
    expect(field(w.name)).toHaveAccessibleDescription(expect.stringContaining('200'));
    expect(screen.getByRole('link', { name: `${w.email}: ${w.wrongEmail}` })).toBeVisible();
  });
});
