import { type Fault, OperatorError, type Shrink, TransientError, type UserError } from '../UserError';
import { retryWhileUnavailable } from '../retryWhile';

/** The queue's state in PocketBase; times in milliseconds of its clock, 0 for none. */
export interface QueueState {
  now: number;
  /** Increases with each change of public content. */
  revision: number;
  /** The revision of the newest release. */
  builtRevision: number;
  /** Changes up to this revision wait for the next change, because of a rollback. */
  heldRevision: number;
  /** The revision whose build failed; the next attempt follows after a change, or at `retryAt`. */
  failedRevision: number;
  retryAt: number;
  changedAt: number;
  /** The oldest change that no build contains. */
  firstChangeAt: number;
  /** The publisher with the lease, or ''. */
  holder: string;
  leaseUntil: number;
  /** The live release in PocketBase's table. */
  liveRelease: string;
  /** Whether a link to a draft is viewed, and a mark that changes with each change, also of drafts. */
  preview: { wanted: boolean; changed: string };
  /** Releases that editors want live again, and the rows of `builds` with these requests. */
  moves: { build: string; release: string }[];
}

const TIMEOUT_MS = 10_000;
/** Reports wait this long for PocketBase, which is restarted after a crash. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

/** The right of a publisher to build, with the build that it is for. */
export interface Lease {
  /** Higher than every earlier lease's: a publisher with a lower number may not publish. */
  fence: number;
  /** The row of `builds`. */
  build: string;
  revision: number;
  /** Describes the change. */
  cause: string;
  /** Milliseconds since the oldest change of this build. */
  waited: number;
  /** The loss that was confirmed on the status page. */
  allowed?: Shrink;
}

/** The result of a build, for its row of `builds`. */
export interface Outcome {
  /** `queued`: not done; another publisher will do it. */
  status: 'live' | 'failed' | 'queued';
  /** The content did not cause the failure: the build is retried without a change. */
  ofMachine?: boolean;
  release?: string;
  parts?: Record<string, number>;
  pages?: number;
  pages_changed?: number;
  changed_paths?: string[];
  error?: string;
  error_link?: string;
  /** Non-blocking problems of a published build. */
  warning?: string;
  /** Removed pages that are still linked to, if there is no other violation: editors may allow it. */
  dead_links?: string[];
  /** The faults of the content: PocketBase sets the changes behind them aside, and queues a build without them. */
  faults?: readonly Fault[];
  /** The loss, if it needs a confirmation. */
  shrink?: Shrink;
}

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
