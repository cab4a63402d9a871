import { fieldCode } from './FieldCode';
import type { SendResult } from './SendResult';

/** Long enough for a slow connection, short enough that nobody stares at a button that has died. */
const TIMEOUT_MS = 30_000;

type FormMessage = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** What this form adds to the fields that all have. */
  readonly data: Readonly<Record<string, string>>;
  readonly locale: string;
};

/** Sends a form to the site's own server. */
export async function sendFormMessage(message: FormMessage): Promise<SendResult> {
  try {
    const response = await fetch('/_site/save-form-message', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as { ok?: unknown; fields?: Record<string, unknown> };
    if (response.status === 201 && answer.ok === true) return { status: 'sent' };
    if (response.status === 400 && answer.fields) return { status: 'invalid', fields: codesOf(answer.fields) };
    return { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

const codesOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, fieldCode(code)]));
