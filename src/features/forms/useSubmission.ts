import { type FormEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SendResult } from './SendResult';

/** The second click of a double click can land when the first is answered and the form stands there empty again. */
const DOUBLE_CLICK_MS = 1000;

export type Values = Record<string, string>;
type Outcome = 'sent' | 'failed';

/**
 * What happens between the click and the message below the form.
 * @param form of react-hook-form
 * @param initial the value of each field in a fresh form
 * @param send stores the values
 * @returns the outcome to show, and the form's submit handler
 */
export function useSubmission(
  form: UseFormReturn<Values>,
  initial: Values,
  send: (values: Values) => Promise<SendResult>,
) {
  const [outcome, setOutcome] = useState<Outcome>();
  const names = Object.keys(initial);
  const busy = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setOutcome(undefined);
    for (const name of names) form.setValue(name, form.getValues(name), { shouldTouch: true });
    let result = undefined as SendResult | undefined;
    await form.handleSubmit(async (values) => {
      result = await send(values);
    })();
    window.setTimeout(() => (busy.current = false), result?.status === 'sent' ? DOUBLE_CLICK_MS : 0);
    if (result) show(result);
  };

  const show = (result: SendResult) => {
    if (result.status === 'sent') {
      form.reset(initial);
      return setOutcome('sent');
    }
    const refused = result.status === 'invalid' ? names.filter((name) => Object.hasOwn(result.fields, name)) : [];
    // A fault in something that the visitor can't see or correct is ours.
    if (result.status === 'failed' || refused.length === 0) return setOutcome('failed');
    refused.forEach((name, i) =>
      form.setError(name, { type: 'server', message: result.fields[name] }, { shouldFocus: i === 0 }),
    );
  };

  return { outcome, submit };
}
