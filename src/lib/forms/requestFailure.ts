/** Why a request brought nothing; the catalogues have words for each in `form`. */
export type FailureReason = 'aborted' | 'wentWrong';

/** For logs and for the messages of errors; visitors read the catalogue's words. */
export const FAILURE_MESSAGES: Readonly<Record<FailureReason, string>> = {
  aborted: 'The request was stopped before it was answered. Check your connection and try again.',
  wentWrong: 'Something went wrong while processing your request.',
};

/** Names of the errors by which fetch says that its signal ended it: by the page, by a time limit. */
const ABORTS = new Set(['AbortError', 'TimeoutError']);

type Failure = { name?: unknown; isAbort?: unknown; originalError?: unknown };

/** Tells requests that were stopped on this side from all others that failed; takes errors of fetch and of PocketBase's SDK. */
export function failureReason(error: unknown): FailureReason {
  const { name, isAbort, originalError } = (error ?? {}) as Failure;
  const original = (originalError ?? {}) as Failure;
  const aborted = isAbort === true || ABORTS.has(String(name)) || ABORTS.has(String(original.name));
  return aborted ? 'aborted' : 'wentWrong';
}
