import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import type * as ReactServer from 'react-dom/server';
import { renderWithWords, withWords } from '../../testing/renderWithWords';
import type { Submission } from './sending/SendResult';
import { button, failed, filled, nameField, sent, testForm, waitingServer } from './testing/testForm';

// The build for browsers, which jsdom would choose, needs a TextEncoder.
const { renderToString } = jest.requireActual<typeof ReactServer>('react-dom/server.node');

it('is loading until it is answered, and a double click sends once', async () => {
  const server = waitingServer();
  renderWithWords(testForm(server.send, filled));
  await userEvent.dblClick(button());
  expect(button()).toHaveAccessibleName('Sending …');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Sending …');
  await server.answer(sent);
  expect(button()).toHaveAccessibleName('Send');
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(server.calls).toEqual([{ name: 'Ana', package: '1', message: '' }]);
});

it('ignores the second click of a double click that comes after the answer', async () => {
  renderWithWords(testForm(async () => sent, {}));
  await userEvent.type(nameField(), 'Ana');
  await userEvent.selectOptions(screen.getByRole('combobox'), '1');
  await userEvent.click(button());
  await screen.findByText('Done');
  await userEvent.click(button());
  expect(screen.getByText('Done')).toBeVisible();
  expect(nameField()).not.toHaveAccessibleDescription();
});

it('clears the message when it is sent again', async () => {
  const server = waitingServer();
  renderWithWords(testForm(server.send, filled));
  await userEvent.click(button());
  await server.answer(failed('wentWrong'));
  expect(screen.getByRole('alert')).toHaveTextContent('Not done');
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Sending …' })).toBeVisible();
  expect(server.calls).toHaveLength(2);
});

it('is filled with the values passed in, and with them again when it was sent', async () => {
  renderWithWords(testForm(async () => sent, { name: 'Ana', package: '1' }));
  await userEvent.type(nameField(), ' B');
  await userEvent.click(button());
  await screen.findByText('Done');
  expect(nameField()).toHaveValue('Ana');
  expect(screen.getByRole('combobox')).toHaveValue('1');
});

it('takes a changed default and validates it', async () => {
  const { rerender } = renderWithWords(testForm(async () => sent));
  await userEvent.click(button());
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  rerender(withWords(testForm(async () => sent, { package: '1' })));
  await waitFor(() => expect(screen.getByRole('combobox')).not.toHaveAccessibleDescription());
  expect(screen.getByRole('combobox')).toHaveValue('1');
  expect(nameField()).toHaveAccessibleDescription();
});

it('validates a choice as soon as it is made', async () => {
  renderWithWords(testForm(async () => sent));
  await userEvent.click(button());
  await screen.findAllByText('Required');
  await userEvent.selectOptions(screen.getByRole('combobox'), '1');
  await waitFor(() => expect(screen.getByRole('combobox')).not.toHaveAccessibleDescription());
});

it('validates what the browser fills in', async () => {
  renderWithWords(testForm(async () => sent));
  await userEvent.click(button());
  await screen.findAllByText('Required');
  fireEvent.input(nameField(), { target: { value: 'Ana' } });
  expect(nameField()).toHaveAccessibleDescription();
  nameField().dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(nameField()).not.toHaveAccessibleDescription());
});

it('names the limit of a value that is too long', async () => {
  renderWithWords(
    testForm(async () => sent),
    'sl',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Sporočilo' }), 'x'.repeat(21));
  await userEvent.tab();
  expect(await screen.findByText('Predolgo: največ 20 znakov')).toBeVisible();
});

it('sends the value of the honeypot', async () => {
  const submissions: Submission[] = [];
  const { container } = renderWithWords(
    testForm(async (_, submission) => (submissions.push(submission), sent), filled),
  );
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- no role leads to it, which is the point
  const trap = container.querySelector('[name=subject_line]') as HTMLInputElement;
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
  expect(trap.tabIndex).toBe(-1);
  trap.value = 'Cheap pills';
  await userEvent.click(button());
  expect(submissions).toMatchObject([{ form: 'general', locale: 'en', subject_line: 'Cheap pills' }]);
});

it('sends a honeypot that was typed into as such, and not as a field', async () => {
  const sentValues: object[] = [];
  const { container } = renderWithWords(testForm(async (values) => (sentValues.push(values), sent), filled));
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- no role leads to it
  const trap = container.querySelector('[name=subject_line]') as HTMLInputElement;
  fireEvent.change(trap, { target: { value: 'Cheap pills' } });
  trap.dispatchEvent(new Event('change', { bubbles: true }));
  await userEvent.click(button());
  expect(sentValues).toHaveLength(1);
  expect(sentValues[0]).not.toHaveProperty('subject_line');
});

it('shows the fault that only the server finds', async () => {
  renderWithWords(testForm(async () => ({ status: 'invalid', fields: { message: 'invalid' } }), filled));
  await userEvent.click(button());
  expect(await screen.findByText('This field is not valid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Message: This field is not valid' })).toBeVisible();
  expect(screen.queryByText('Not done')).toBeNull();
});

it('fails when the server rejects a value that the visitor cannot correct', async () => {
  renderWithWords(testForm(async () => ({ status: 'invalid', fields: { locale: 'tooLong' } }), filled));
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not done'));
});

it('keeps what was written before the scripts ran', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(withWords(testForm(async () => sent, { name: 'Default' })));
  // Without scripts the server takes it, so nothing waits for them.
  expect(button()).toBeEnabled();
  expect(screen.getByRole('form', { name: 'Test' })).toHaveAttribute('method', 'post');
  expect(screen.getByRole('form', { name: 'Test' })).toHaveAttribute('action', '/_site/forms/general');
  (nameField() as HTMLInputElement).value = 'Early';
  const root = await act(async () =>
    hydrateRoot(page, withWords(testForm(async () => sent, { name: 'Default', package: '1' }))),
  );
  expect(nameField()).toHaveValue('Early');
  expect(screen.getByRole('combobox')).toHaveValue('1');
  await userEvent.click(button());
  expect(await screen.findByText('Done')).toBeVisible();
  act(() => root.unmount());
  page.remove();
  // React treats jsdom as a browser during its server rendering; any other mismatch would be reported too.
  expect(logged.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect does nothing'))).toEqual([]);
  logged.mockRestore();
});
