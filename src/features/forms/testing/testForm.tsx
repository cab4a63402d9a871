import { act, screen } from '@testing-library/react';
import { Form } from '../Form';
import { FormField } from '../FormParts';
import type { SendFailure, SendResult, Submission } from '../sending/SendResult';

const fields = {
  name: { label: 'name', type: 'text', required: true, max: 10 },
  package: { label: 'package', type: 'select', required: true, max: 10, placeholder: 'package' },
  message: { label: 'message', type: 'textarea', max: 20 },
} as const;
const words = { button: 'Send', success: 'Done', failure: 'Not done' };
const options = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
];

export type Sender = (values: Record<string, string>, submission: Submission) => Promise<SendResult>;

/** A form of three fields that sends where a test says. */
export const testForm = (send: Sender, defaults = {}) => (
  <Form
    form="general"
    id="f"
    title="Test"
    fields={fields}
    defaults={defaults}
    send={send}
    words={words}
    email="hello@modrina.example"
  >
    <FormField name="name" />
    <FormField name="package" options={options} />
    <FormField name="message" />
  </Form>
);

/** Values with which the test's form can be sent. */
export const filled = { name: 'Ana', package: '1' };

export const sent = { status: 'sent' } as const;
export const failed = (reason: SendFailure['reason'], retryAfter?: number): SendFailure => ({
  status: 'failed',
  reason,
  ...(retryAfter && { retryAfter }),
});

export const button = () => screen.getByRole('button');
export const nameField = () => screen.getByRole('textbox', { name: 'Name' });

/** A server whose answer the test gives. */
export function waitingServer() {
  const calls: Record<string, string>[] = [];
  let answer: (result: SendResult) => void = () => {};
  const send: Sender = (values) => {
    calls.push(values);
    return new Promise((resolve) => (answer = resolve));
  };
  return { send, calls, answer: (result: SendResult) => act(async () => answer(result)) };
}
