import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as ReactServer from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { PathContext } from '../../i18n/LocaleContext';
import { renderWithWords, withWords } from '../../testing/renderWithWords';
import { Form } from './Form';
import { FormContext, FormField, FormSummary, HiddenFields } from './FormParts';
import { personFields } from './schema/fieldTables';
import { sent, testForm } from './testing/testForm';

const fields = { name: personFields.name, email: personFields.email };
const words = { button: 'Send', success: 'Done', failure: 'Not done' };
const show = (locale: string) =>
  renderWithWords(
    <Form form="general" id="f" title="Test" fields={fields} send={async () => ({ status: 'sent' })} words={words}>
      <FormField name="name" />
      <FormField name="email" />
    </Form>,
    locale,
  );

// eslint-disable-next-line testing-library/no-node-access -- what takes the focus has no role: the alert is in it
const focused = () => document.activeElement;
const send = () => userEvent.click(screen.getByRole('button'));
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
beforeEach(() => (document.title = 'Contact'));

describe.each([
  ['en', 'There is a problem', 'Error: Contact', ['Name: Required', 'Email: Required'], 'Email: Invalid email'],
  [
    ...(['sl', 'Nekaj ni v\u00a0redu', 'Napaka: Contact', ['Ime: Obvezno', 'E-poštni naslov: Obvezno']] as const),
    'E-poštni naslov: Neveljaven e-poštni naslov',
  ],
] as const)('in %s', (locale, heading, title, required, wrong) => {
  it('takes the focus, is spoken and begins the title', async () => {
    show(locale);
    await send();
    await waitFor(() => expect(focused()).toHaveAttribute('data-form-summary'));
    expect(focused()).toContainElement(screen.getByRole('heading', { name: heading }));
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(heading.replace('\u00a0', ' '));
    expect(links()).toEqual(required);
    expect(document.title).toBe(title);
  });

  it('links to the fields, shrinks as errors are corrected, and ends with the last', async () => {
    show(locale);
    await send();
    await userEvent.click(await screen.findByRole('link', { name: required[1] }));
    const [name, email] = screen.getAllByRole('textbox');
    expect(email).toHaveFocus();
    expect(window.location.hash).toBe('');
    await userEvent.keyboard('ana@');
    await userEvent.tab();
    await waitFor(() => expect(links()).toEqual([required[0], wrong]));
    await userEvent.type(name as Element, 'Ana');
    await userEvent.type(email as Element, 'example.com');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(document.title).toBe('Contact');
  });
});

it('is not there for a fault that was found before anything was sent', async () => {
  show('en');
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.tab();
  expect(await screen.findByText('Required')).toBeVisible();
  expect(links()).toEqual([]);
  expect(document.title).toBe('Contact');
});

it('takes the focus at every try', async () => {
  show('en');
  await send();
  await screen.findByRole('heading');
  await send();
  await waitFor(() => expect(focused()).toHaveAttribute('data-form-summary'));
});

it('takes its word back from the title when the form goes', async () => {
  const { unmount } = show('en');
  await send();
  await waitFor(() => expect(document.title).toBe('Error: Contact'));
  unmount();
  expect(document.title).toBe('Contact');
});

const table = { id: 'f', fields };
const required = { name: { type: 'required', message: 'required' } };
const ofOneTry = ['name'];

function Summary({ errors }: { errors: Partial<typeof required> }) {
  const form = useForm({ errors });
  return (
    <FormProvider {...form}>
      <FormContext.Provider value={table}>
        <FormSummary faulty={ofOneTry} />
        <input aria-label="Name" />
      </FormContext.Provider>
    </FormProvider>
  );
}

it('waits for the messages of the errors, and takes the focus once for each submission', async () => {
  const { rerender } = renderWithWords(<Summary errors={{}} />);
  rerender(withWords(<Summary errors={required} />));
  await waitFor(() => expect(focused()).toHaveAttribute('data-form-summary'));
  await userEvent.click(screen.getByRole('textbox'));
  rerender(withWords(<Summary errors={{}} />));
  await waitFor(() => expect(links()).toEqual([]));
  rerender(withWords(<Summary errors={required} />));
  await waitFor(() => expect(links()).toEqual(['Name: Required']));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

// The build for browsers, which jsdom would choose, needs a TextEncoder.
const { renderToString } = jest.requireActual<typeof ReactServer>('react-dom/server.node');

/** The values that a browser without scripts sends with the form. */
function plainValues(html: string): Record<string, string> {
  const page = document.createElement('div');
  page.innerHTML = html;
  return Object.fromEntries(new FormData(page.querySelector('form') ?? undefined)) as Record<string, string>;
}

let logged: jest.SpyInstance;
// React takes jsdom for a browser while it renders for the server, and complains of layout effects.
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => logged.mockRestore());

it('is sent without scripts with its language, its page and an empty honeypot', () => {
  const form = <PathContext.Provider value="/sl/contact/">{testForm(async () => sent)}</PathContext.Provider>;
  const view = renderToString(withWords(form, 'sl'));
  const own = { source: '', locale: 'sl', page: '/sl/contact/', subject_line: '' };
  expect(plainValues(view)).toEqual({ ...own, name: '', package: '', message: '' });
  // The places that the server fills when it sends the page back.
  expect(view).toMatch(/<form [^>]*data-form="general" data-email="hello@modrina\.example"/);
  expect(view).toMatch(/<div [^>]*data-form-summary=""><\/div>/);
  for (const name of ['name', 'package', 'message']) expect(view).toContain(`id="f_${name}-error"></p>`);
});

it('submits no page where none is known, and adds the form’s own values', () => {
  renderWithWords(
    <form>
      <HiddenFields values={{ subject: 'Pilot' }} />
    </form>,
  );
  expect(plainValues(document.body.innerHTML)).toEqual({
    subject: 'Pilot',
    source: '',
    locale: 'en',
    subject_line: '',
  });
});
