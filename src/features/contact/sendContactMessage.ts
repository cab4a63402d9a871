import type { ClientResponseError } from 'pocketbase';
import type { ValuesOf } from '../forms/FieldTable';
import type { FieldCode } from '../forms/FieldCode';
import type { SendResult } from '../forms/SendResult';
import { pocketbase } from '../../lib/pocketbase';
import type { contactFields } from './contactFields';

const TIMEOUT_MS = 30_000;

/** PocketBase's names of the rules that a message can break. */
const CODES: Record<string, FieldCode> = {
  validation_required: 'required',
  validation_is_email: 'email',
  validation_max_text_constraint: 'tooLong',
};

/** Stores a contact message in the collection `messages`. */
export async function sendContactMessage(values: ValuesOf<typeof contactFields>, locale: string): Promise<SendResult> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // Without a key of its own a request would be cancelled by the next one like it.
    await pocketbase.collection('messages').create({ ...values, locale }, { requestKey: null, signal });
    return { status: 'sent' };
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): SendResult {
  const { status = 0, response } = error as Partial<ClientResponseError>;
  const faults = Object.entries((response?.data ?? {}) as Record<string, { code?: string }>);
  if (status === 400 && faults.length > 0) {
    const fields = Object.fromEntries(faults.map(([name, { code = '' }]) => [name, CODES[code] ?? 'invalid']));
    return { status: 'invalid', fields };
  }
  // eslint-disable-next-line no-console -- what the visitor wrote stays out of it
  console.error(`The contact message was not saved (status ${status}).`);
  return { status: 'failed' };
}
