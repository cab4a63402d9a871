import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { occurrences } from '../../../lib/analytics/occurrences';
import { renderWithWords } from '../../../testing/renderWithWords';
import { button, failed, filled, type Sender, sent, testForm, waitingServer } from '../testing/testForm';

it('counts a form that is sent, with its package and no text of the visitor', async () => {
  occurrences().splice(0);
  const sources: (string | undefined)[] = [];
  sessionStorage.setItem('source', 'utm_source=letter');
  renderWithWords(testForm(async (_, { source }) => (sources.push(source) < 2 ? failed('storage') : sent), filled));
  await userEvent.click(button());
  expect(occurrences()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(occurrences()).toEqual([{ event: 'form_sent', form_name: 'general', voucher_package: '1' }]);
  expect(sources).toEqual(['utm_source=letter', 'utm_source=letter']);
  sessionStorage.removeItem('source');
});

it('offers to send it again, under the same key, and when the connection is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const keys: string[] = [];
  const send: Sender = async (_, { key }) => (keys.push(key) < 2 ? failed('offline') : sent);
  renderWithWords(testForm(send, filled));
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline. What you wrote is kept');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent('The connection is back.');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  online.mockRestore();
});

it('sends another text as another submission when an earlier one is stored under its key', async () => {
  const keys: string[] = [];
  renderWithWords(testForm(async (_, { key }) => (keys.push(key) < 2 ? failed('keyReused') : sent), filled));
  await userEvent.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(new Set(keys).size).toBe(2);
});

it('sends once more, under the same key, when another submission was stored with its token', async () => {
  const keys: string[] = [];
  renderWithWords(testForm(async (_, { key }) => (keys.push(key) < 2 ? failed('tokenUsed') : sent), filled));
  await userEvent.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('loses nothing when both the key and the token of an earlier try were stored', async () => {
  const answers = [failed('keyReused'), failed('tokenUsed'), sent];
  const keys: string[] = [];
  renderWithWords(testForm(async (_, { key }) => (keys.push(key), answers.shift() ?? sent), filled));
  await userEvent.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(keys).toEqual([keys[0], keys[1], keys[1]]);
});

it('keeps the text and reports it when a token is rejected twice', async () => {
  const keys: string[] = [];
  renderWithWords(testForm(async (_, { key }) => (keys.push(key), failed('tokenUsed')), filled));
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('This form was sent before. What you wrote is kept');
  expect(keys).toHaveLength(2);
});

it('does not go on for ever when every key is taken', async () => {
  const keys: string[] = [];
  renderWithWords(testForm(async (_, { key }) => (keys.push(key), failed('keyReused')), filled));
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('This form was sent before with another text.');
  expect(keys).toHaveLength(2);
});

it('keeps input made during the request', async () => {
  const server = waitingServer();
  renderWithWords(testForm(server.send, filled));
  await userEvent.click(button());
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'One more thing');
  await server.answer(sent);
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('One more thing');
});
