import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import type * as ReactServer from 'react-dom/server';
import { renderWithWords, withWords } from '../../testing/renderWithWords';
import { Form } from './Form';
import { FormField } from './FormField';
import type { SendResult } from './SendResult';

// The build for browsers, which jsdom would choose, wants a TextEncoder.
const { renderToString } = jest.requireActual<typeof ReactServer>('react-dom/server.node');

const fields = {
  name: { label: 'name', type: 'text', required: true, max: 10 },
  package: { label: 'package', type: 'select', required: true, max: 10, placeholder: 'package' },
  message: { label: 'message', type: 'textarea', max: 20 },
} as const;
const words = { button: 'Send', success: 'Done', failure: 'Not done' };
const options = [{ value: '1', label: 'One' }];

type Sender = (values: Record<string, string>) => Promise<SendResult>;
const form = (send: Sender, defaults = {}) => (
  <Form id="f" title="Test" fields={fields} defaults={defaults} send={send} words={words}>
    <FormField name="name" />
    <FormField name="package" options={options} />
    <FormField name="message" />
  </Form>
);
const sent = { status: 'sent' } as const;
const button = () => screen.getByRole('button');
const name = () => screen.getByRole('textbox', { name: 'Name' });
const filled = { name: 'Ana', package: '1' };

/** A server whose answer the test gives. */
function waitingServer() {
  const calls: Record<string, string>[] = [];
  let answer: (result: SendResult) => void = () => {};
  const send: Sender = (values) => {
    calls.push(values);
    return new Promise((resolve) => (answer = resolve));
  };
  return { send, calls, answer: (result: SendResult) => act(async () => answer(result)) };
}

it('is loading until it is answered, and a double click sends once', async () => {
  const server = waitingServer();
  renderWithWords(form(server.send, filled));
  await userEvent.dblClick(button());
  expect(button()).toHaveAccessibleName('Sending …');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  await server.answer(sent);
  expect(button()).toHaveAccessibleName('Send');
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(server.calls).toEqual([{ name: 'Ana', package: '1', message: '' }]);
});

it('ignores the second click of a double click that comes after the answer', async () => {
  renderWithWords(form(async () => sent, {}));
  await userEvent.type(name(), 'Ana');
  await userEvent.selectOptions(screen.getByRole('combobox'), '1');
  await userEvent.click(button());
  await screen.findByText('Done');
  await userEvent.click(button());
  expect(screen.getByText('Done')).toBeVisible();
  expect(name()).not.toHaveAccessibleDescription();
});

it('clears the message when it is sent again', async () => {
  const server = waitingServer();
  renderWithWords(form(server.send, filled));
  await userEvent.click(button());
  await server.answer({ status: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Not done');
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(server.calls).toHaveLength(2);
});

it('is filled with the values passed in, and with them again when it was sent', async () => {
  renderWithWords(form(async () => sent, { name: 'Ana', package: '1' }));
  await userEvent.type(name(), ' B');
  await userEvent.click(button());
  await screen.findByText('Done');
  expect(name()).toHaveValue('Ana');
  expect(screen.getByRole('combobox')).toHaveValue('1');
});

it('takes a changed default and validates it', async () => {
  const { rerender } = renderWithWords(form(async () => sent));
  await userEvent.click(button());
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  rerender(withWords(form(async () => sent, { package: '1' })));
  await waitFor(() => expect(screen.getByRole('combobox')).not.toHaveAccessibleDescription());
  expect(screen.getByRole('combobox')).toHaveValue('1');
  expect(name()).toHaveAccessibleDescription();
});

it('validates a choice as soon as it is made', async () => {
  renderWithWords(form(async () => sent));
  await userEvent.click(button());
  await screen.findAllByText('Required');
  await userEvent.selectOptions(screen.getByRole('combobox'), '1');
  await waitFor(() => expect(screen.getByRole('combobox')).not.toHaveAccessibleDescription());
});

it('validates what the browser fills in', async () => {
  renderWithWords(form(async () => sent));
  await userEvent.click(button());
  await screen.findAllByText('Required');
  fireEvent.input(name(), { target: { value: 'Ana' } });
  expect(name()).toHaveAccessibleDescription();
  name().dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(name()).not.toHaveAccessibleDescription());
});

it('names the limit of a value that is too long', async () => {
  renderWithWords(
    form(async () => sent),
    'sl',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Sporočilo' }), 'x'.repeat(21));
  await userEvent.tab();
  expect(await screen.findByText('Predolgo: največ 20 znakov')).toBeVisible();
});

it('shows the fault that only the server finds', async () => {
  renderWithWords(form(async () => ({ status: 'invalid', fields: { message: 'invalid' } }), filled));
  await userEvent.click(button());
  expect(await screen.findByText('This field is not valid')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('fails when the server objects to what the visitor can not correct', async () => {
  renderWithWords(form(async () => ({ status: 'invalid', fields: { locale: 'tooLong' } }), filled));
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not done'));
});

it('keeps what was written before the scripts ran', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(withWords(form(async () => sent, { name: 'Default' })));
  expect(button()).toBeDisabled();
  expect(screen.getByRole('form', { name: 'Test' })).toHaveAttribute('method', 'post');
  (name() as HTMLInputElement).value = 'Early';
  const root = await act(async () =>
    hydrateRoot(page, withWords(form(async () => sent, { name: 'Default', package: '1' }))),
  );
  expect(name()).toHaveValue('Early');
  expect(screen.getByRole('combobox')).toHaveValue('1');
  await userEvent.click(button());
  expect(await screen.findByText('Done')).toBeVisible();
  act(() => root.unmount());
  page.remove();
  // React takes jsdom for a browser while it renders for the server; of anything else, as a mismatch, it would tell too.
  expect(logged.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect does nothing'))).toEqual([]);
  logged.mockRestore();
});
