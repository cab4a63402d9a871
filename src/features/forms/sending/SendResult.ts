import type { FormName } from '../../../lib/forms/formNames';
import { type FailureReason, failureReason } from '../../../lib/forms/requestFailure';
import type { FieldCode } from '../schema/FieldTable';

/** Why a form was not sent; the catalogues have a message for each reason. */
export type SendFailure = {
  readonly status: 'failed';
  /**
   * offline: the browser has no connection. tooMany, storage: the server requests a delay. keyReused: another text was
   * stored with this submission's key. tokenUsed: another submission was stored with this token.
   */
  readonly reason: FailureReason | 'offline' | 'tooMany' | 'storage' | 'keyReused' | 'tokenUsed';
  /** Seconds to wait, if the server sent them. */
  readonly retryAfter?: number;
};

/** The result of a submission. Sending never throws. */
export type SendResult =
  /** `withoutMail`: the server sends no mails. `repeated`: the submission was stored by an earlier request. */
  | { readonly status: 'sent'; readonly withoutMail?: true; readonly repeated?: true }
  /** The server refused some values. */
  | { readonly status: 'invalid'; readonly fields: Readonly<Record<string, FieldCode>> }
  /** Not stored, or unknown: no answer, or one that is not conclusive. */
  | SendFailure;

/** The envelope of a form's values. */
export type Submission = {
  readonly form: FormName;
  /** Identifies this submission: sent twice, it is stored once. */
  readonly key: string;
  /**
   * The server's token with the time when the visitor began; left out while it is missing or too recent for a person.
   */
  readonly token?: string;
  readonly locale: string;
  /** The campaign that led the visitor here; left out without one. */
  readonly source?: string;
  /** The value of the honeypot. */
  readonly subject_line: string;
};

/** Long enough for a slow connection, short enough to report a dead one. */
const SEND_TIMEOUT_MS = 30_000;

/** The time limit of a request, as an option of `fetch`; Safari has none before 16. */
export const sendTimeout = (): { signal?: AbortSignal } =>
  'timeout' in AbortSignal ? { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) } : {};

/** Whether an answer with these headers is about a submission that an earlier request stored. */
export const repeatOf = (headers: Headers): { repeated?: true } =>
  headers.get('Idempotent-Replayed') === 'true' ? { repeated: true } : {};

const REASONS: Readonly<Record<number, SendFailure['reason']>> = {
  409: 'tokenUsed',
  422: 'keyReused',
  429: 'tooMany',
  503: 'storage',
};
const TOO_LARGE = 413;

/**
 * Maps an answer that is neither a success nor a list of refused fields to an outcome.
 * @param status of HTTP
 * @param retryAfter the header of that name, if there is one
 */
export function refusal(status: number, retryAfter: string | null): SendResult {
  // Within the limits of all fields, only the message can make a form too large for the server.
  if (status === TOO_LARGE) return { status: 'invalid', fields: { message: 'tooLong' } };
  const seconds = Math.ceil(Number(retryAfter ?? Number.NaN));
  const wait = seconds > 0 && seconds < Infinity ? { retryAfter: seconds } : {};
  return { status: 'failed', reason: REASONS[status] ?? 'wentWrong', ...wait };
}

/** Maps a missing answer to an outcome. */
export function noAnswer(error: unknown): SendFailure {
  // Only `false` is reliable: a browser in a network without internet access is "online" too.
  const offline = navigator.onLine === false;
  return { status: 'failed', reason: offline ? 'offline' : failureReason(error) };
}
