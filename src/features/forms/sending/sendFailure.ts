import { failureReason } from '../../../lib/forms/requestFailure';
import type { SendFailure, SendResult } from './SendResult';

/** Long enough for a slow connection, short enough to report a dead one. */
export const SEND_TIMEOUT_MS = 30_000;

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
