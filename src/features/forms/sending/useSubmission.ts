import { type FormEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetToken } from './formToken';
import type { SendFailure, SendResult } from './SendResult';
import type { Values } from '../draftStore';
import type { DraftKey } from '../useDraft';

/** The second click of a double click can arrive after the first was answered and the form is empty again. */
const DOUBLE_CLICK_MS = 1000;

export type Outcome = Exclude<SendResult, { status: 'invalid' }>;

type Args = {
  form: UseFormReturn<Values>;
  /** The value of each field in a fresh form. */
  initial: Values;
  draftKey: DraftKey;
  /** Stores the values under a key. */
  send: (values: Values, key: string) => Promise<SendResult>;
};

const hasFailed = (result: SendResult, reason: SendFailure['reason']): boolean =>
  result.status === 'failed' && result.reason === reason;

/**
 * Runs a submission from the click to its outcome.
 * @returns the outcome to show; the fields with errors in the last submission, in order; the form's submit handler
 */
export function useSubmission({ form, initial, draftKey, send }: Args) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const names = Object.keys(initial);
  const busy = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setOutcome(undefined);
    setFaulty([]);
    for (const name of names) form.setValue(name, form.getValues(name), { shouldTouch: true });
    const written = JSON.stringify(form.getValues());
    let result = undefined as SendResult | undefined;
    await form.handleSubmit(
      async (values) => {
        result = await sendOnce(values);
      },
      (errors) => setFaulty(names.filter((name) => errors[name])),
    )();
    window.setTimeout(() => (busy.current = false), result?.status === 'sent' ? DOUBLE_CLICK_MS : 0);
    if (result) show(result, written);
  };

  /**
   * The key is used already if the answer to an earlier request was lost and the text was changed since: that text is
   * stored. This one differs, so it is sent as another submission and neither is lost. A used token is left out: the
   * form is accepted without one.
   */
  const sendOnce = async (values: Values): Promise<SendResult> => {
    let result = await send(values, draftKey.current());
    if (hasFailed(result, 'keyReused')) {
      draftKey.renew();
      result = await send(values, draftKey.current());
    }
    if (hasFailed(result, 'tokenUsed')) {
      forgetToken();
      result = await send(values, draftKey.current());
    }
    if (result.status === 'sent') forgetToken();
    return result;
  };

  const show = (result: SendResult, written: string) => {
    if (result.status === 'failed') return setOutcome(result);
    if (result.status === 'invalid') return showFaults(result.fields);
    // Input made while the request ran is not sent yet.
    if (JSON.stringify(form.getValues()) === written) form.reset(initial);
    draftKey.renew();
    setOutcome(result);
  };

  const showFaults = (codes: Readonly<Record<string, string>>) => {
    const refused = names.filter((name) => Object.hasOwn(codes, name));
    // An error in a value that the visitor cannot see or correct is the site's.
    if (refused.length === 0) return setOutcome({ status: 'failed', reason: 'wentWrong' });
    for (const name of refused) form.setError(name, { type: 'server', message: codes[name] });
    setFaulty(refused);
  };

  return { outcome, faulty, submit };
}
