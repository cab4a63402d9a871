import type { Lease, Outcome, QueueState } from '../../src/lib/publishing/protocol';
import { OperatorError, TransientError, type UserError } from '../UserError';
import { retryWhileUnavailable } from '../retryWhile';

const TIMEOUT_MS = 10_000;
/** Reports wait this long for PocketBase, which is restarted after a crash. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

/** The state of the preview that links to drafts show; `changed` is the mark of the content that it was built from. */
export type PreviewNews =
  | { status: 'building' | 'stopped' }
  | { status: 'ready'; release: string; changed: string }
  | { status: 'failed'; error: string };

/** The progress of a build, for its row of `builds`. */
export interface Progress {
  status?: 'building' | 'checking';
  progress?: string;
}

/** The client of pocketbase/hooks/publishing/hooks.ts. */
export type Queue = ReturnType<typeof openQueue>;

/**
 * Opens the client.
 * @param url of PocketBase
 * @param token of a builder or a superuser
 * @param makesPreviews whether this publisher builds previews
 */
export function openQueue(url: string, token: string, makesPreviews = false) {
  const call = async <T>(step: string, body?: object): Promise<T | { refused: string }> => {
    const silent = (error: unknown): never => {
      throw new TransientError(`PocketBase does not answer at ${url}.`, String(error));
    };
    const answer = await fetch(`${url}/_site/publishing/${step}${makesPreviews ? '?previews=1' : ''}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(silent);
    // It may end while it sends its answer, and something in front of it may answer with a page of its own.
    const text = await answer.text().catch(silent);
    if (!answer.ok && answer.status !== 409) throw refusal(url, answer.status, text);
    const parsed = (await Promise.resolve(text).then(JSON.parse).catch(silent)) as T & { message: string };
    return answer.ok ? parsed : { refused: parsed.message };
  };
  const held = async (step: string, body: object) => !('refused' in (await call<object>(step, body)));
  const sendWithRetries = (step: string, body: object) =>
    retryWhileUnavailable(() => held(step, body), PATIENCE_MS, PAUSE_MS);

  return {
    state: async () => (await call<QueueState>('state')) as QueueState,
    /** Requests the lease. */
    lease: (request: { holder: string; over?: string; cause?: string }) => call<Lease>('lease', request),
    /** Renews the lease. False: another publisher has it. */
    renew: (fence: number, report: Progress = {}) => held('renew', { fence, ...report }),
    /** Returns the lease. False: another publisher has it. */
    finish: (fence: number, outcome: Outcome) => sendWithRetries('finish', { fence, ...outcome }),
    /** Reports a move of the live link, or why it failed; `lost`: the live release was lost. */
    move: async (report: { release: string; build?: string; error?: string; lost?: boolean }) =>
      void (await sendWithRetries('move', report)),
    /** Reports the state of the preview. */
    preview: async (report: PreviewNews) => void (await sendWithRetries('preview', report)),
  };
}

function refusal(url: string, status: number, text: string): UserError {
  if (status === 401 || status === 403) {
    return new OperatorError(
      `PocketBase at ${url} does not take PB_TOKEN: it was taken back, or is another PocketBase's. ` +
        'Make a new one there with: npm run builder:token -- <name>',
    );
  }
  if (status === 404)
    return new OperatorError(`PocketBase at ${url} is none of this project, or an older version of it.`);
  return new TransientError(`PocketBase at ${url} answered ${status}.`, text.slice(0, 1000));
}
