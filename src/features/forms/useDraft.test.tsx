import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithWords, withWords } from '../../testing/renderWithWords';
import { Form } from './Form';
import { FormField } from './FormParts';
import type { SendResult } from './sending/SendResult';
import { makeKey } from './useDraft';

const fields = {
  name: { label: 'name', type: 'text', required: true, max: 10 },
  package: { label: 'package', type: 'select', max: 10, placeholder: 'package' },
  referral: { label: 'referral', type: 'text', max: 10 },
} as const;
const words = { button: 'Send', success: 'Done', failure: 'Not done' };
const keys: string[] = [];
let answer: SendResult;
beforeEach(() => {
  keys.length = 0;
  answer = { status: 'sent' };
});

type Shown = { id?: string; draft?: string; defaults?: Record<string, string>; packages?: readonly string[] };
const form = ({ id = 'f', defaults = {}, packages = ['1', '2'], ...rest }: Shown = {}) => (
  <Form
    form="general"
    id={id}
    title="Test"
    fields={fields}
    defaults={defaults}
    send={async (_, { key }) => (keys.push(key), answer)}
    words={words}
    {...rest}
  >
    <FormField name="name" />
    <FormField name="package" options={packages.map((value) => ({ value, label: value }))} />
    <FormField name="referral" />
  </Form>
);
const name = () => screen.getAllByRole('textbox')[0];
const referral = () => screen.getAllByRole('textbox')[1];
const write = (text: string) => userEvent.type(name() as Element, text);
const choose = (value: string) => userEvent.selectOptions(screen.getByRole('combobox'), value);
const send = () => userEvent.click(screen.getByRole('button'));

it('is there again after a reload, in another language, under the same key, until it is sent', async () => {
  answer = { status: 'failed', reason: 'wentWrong' };
  const { unmount } = renderWithWords(form());
  await write('Ana');
  await choose('2');
  await send();
  unmount();
  answer = { status: 'sent' };
  const view = renderWithWords(form(), 'sl');
  expect(name()).toHaveValue('Ana');
  expect(screen.getByRole('combobox')).toHaveValue('2');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(keys).toEqual([keys[0], keys[0]]);
  view.unmount();
  renderWithWords(form());
  expect(name()).toHaveValue('');
  expect(window.sessionStorage).toHaveLength(0);
});

it('is another submission once it was sent', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  renderWithWords(form());
  await write('Ana');
  await send();
  await waitFor(() => expect(name()).toHaveValue(''));
  // The second click of a double click has no effect for a while.
  act(() => jest.advanceTimersByTime(1000));
  await write('Bor');
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(2);
  jest.useRealTimers();
});

it('keeps nothing of a form as everybody sees it', async () => {
  renderWithWords(form({ defaults: { package: '2' } }));
  await write('A');
  expect(window.sessionStorage).toHaveLength(1);
  await userEvent.clear(name() as Element);
  expect(window.sessionStorage).toHaveLength(0);
});

it('is kept for each form apart', async () => {
  const { unmount } = renderWithWords(form({ draft: 'one' }));
  await write('Ana');
  unmount();
  const view = renderWithWords(form({ draft: 'two' }));
  expect(name()).toHaveValue('');
  view.unmount();
  renderWithWords(form({ id: 'elsewhere', draft: 'one' }));
  expect(name()).toHaveValue('Ana');
});

it('is not overwritten by a default that it was filled with, and by another one it is', async () => {
  const { unmount } = renderWithWords(form({ defaults: { package: '2', referral: 'ana' } }));
  await write('A');
  await choose('1');
  await userEvent.clear(referral() as Element);
  unmount();
  // At first the address is unknown: the built page is the same for all.
  const view = renderWithWords(form());
  view.rerender(withWords(form({ defaults: { package: '2', referral: 'ana' } })));
  expect(screen.getByRole('combobox')).toHaveValue('1');
  expect(referral()).toHaveValue('');
  view.unmount();
  renderWithWords(form({ defaults: { package: '2', referral: 'bor' } }));
  expect(screen.getByRole('combobox')).toHaveValue('1');
  expect(referral()).toHaveValue('bor');
  await userEvent.tab();
});

it('leaves out an option that there is no more', async () => {
  const { unmount } = renderWithWords(form());
  await write('Ana');
  await choose('2');
  unmount();
  renderWithWords(form({ packages: ['1'] }));
  expect(name()).toHaveValue('Ana');
  expect(screen.getByRole('combobox')).toHaveValue('');
});

it.each(['{', '"text"', '{"key":1,"values":{},"defaults":{}}', '{"key":"k","values":{"name":1},"defaults":{}}'])(
  'takes no notice of %s in the storage',
  async (text) => {
    window.sessionStorage.setItem('form-draft:f', text);
    renderWithWords(form());
    expect(name()).toHaveValue('');
    await write('Ana');
    await send();
    expect(keys[0]).toHaveLength(36);
  },
);

it('works in a browser that refuses its storage', async () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  renderWithWords(form());
  await write('Ana');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  storage.mockRestore();
});

it('makes UUIDs of version 4, another each time', () => {
  const keys = Array.from({ length: 1000 }, makeKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
