/** Why a request failed; the catalogues have a message for each in `form`. */
export type FailureReason = 'aborted' | 'wentWrong';

/** Messages for logs and errors; visitors read the catalogue's messages. */
export const FAILURE_MESSAGES: Readonly<Record<FailureReason, string>> = {
  aborted: 'The request was stopped before it was answered. Check your connection and try again.',
  wentWrong: 'Something went wrong while processing your request.',
};

/** Names of fetch's errors when its signal aborted the request: by the page, or by a timeout. */
const ABORTS = new Set(['AbortError', 'TimeoutError']);

type Failure = { name?: unknown; isAbort?: unknown; originalError?: unknown };

/**
 * Distinguishes requests that the client aborted from all other failures, in errors of fetch and of PocketBase's SDK.
 */
export function failureReason(error: unknown): FailureReason {
  const { name, isAbort, originalError } = (error ?? {}) as Failure;
  const original = (originalError ?? {}) as Failure;
  const aborted = isAbort === true || ABORTS.has(String(name)) || ABORTS.has(String(original.name));
  return aborted ? 'aborted' : 'wentWrong';
}
