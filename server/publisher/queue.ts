import { OperatorError, type Shrink, TransientError, type UserError } from '../UserError';
import { retryWhileUnavailable } from './waitBeforeBuild';
import type { QueueState } from './QueueState';

const TIMEOUT_MS = 10_000;
/** PocketBase is started again after a crash; what a builder has to say waits for it. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

export interface Lease {
  /** Higher than all before: who has a lower one may not publish. */
  fence: number;
  /** The row of `builds`. */
  build: string;
  revision: number;
  /** Describes the change. */
  cause: string;
  /** Milliseconds since the oldest change that it takes. */
  waited: number;
  /** The loss that was confirmed on the status page. */
  allowed?: Shrink;
}

/** A row of `builds` when its build is over. */
export interface Outcome {
  /** `queued`: it was not done, and another builder will do it. */
  status: 'live' | 'failed' | 'queued';
  /** The content had no part in the failure: it is tried again by itself. */
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
  /** Pages that were taken down and are linked to, where nothing else is wrong: editors may allow it. */
  dead_links?: string[];
  /** The loss, if it was too large to publish unasked. */
  shrink?: Shrink;
}

/** The state of the preview that links to drafts show; `changed` is the mark of the content that it was built from. */
export type PreviewNews =
  | { status: 'building' | 'stopped' }
  | { status: 'ready'; release: string; changed: string }
  | { status: 'failed'; error: string };

/** The builder's side of pocketbase/hooks/publishing/hooks.ts. */
export interface Queue {
  state(): Promise<QueueState>;
  /** The right to build, or why not. */
  lease(wish: { holder: string; over?: string; cause?: string }): Promise<Lease | { refused: string }>;
  /** Says that the build lives. False: another builder came after this one. */
  renew(fence: number, news?: { status?: 'building' | 'checking'; progress?: string }): Promise<boolean>;
  /** Gives the lease back. False: another builder came after this one. */
  finish(fence: number, outcome: Outcome): Promise<boolean>;
  /** Tells that visitors see another release, or why they don't; `lost`: because the live one was lost. */
  move(news: { release: string; build?: string; error?: string; lost?: boolean }): Promise<void>;
  /** Tells what there is to see for who opened a link to a draft. */
  preview(news: PreviewNews): Promise<void>;
}

/**
 * @param url of PocketBase
 * @param token of a builder or a superuser
 * @param makesPreviews whether this builder builds what links to drafts show
 */
export function openQueue(url: string, token: string, makesPreviews = false): Queue {
  const call = async <T>(step: string, body?: object): Promise<T | { refused: string }> => {
    const answer = await fetch(`${url}/_site/publishing/${step}${makesPreviews ? '?previews=1' : ''}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new TransientError(`PocketBase does not answer at ${url}.`, String(error));
    });
    const text = await answer.text();
    if (answer.status === 409) return { refused: (JSON.parse(text) as { message: string }).message };
    if (answer.ok) return JSON.parse(text) as T;
    throw refusal(url, answer.status, text);
  };
  const held = async (step: string, body: object) => !('refused' in (await call<object>(step, body)));

  return {
    state: async () => (await call<QueueState>('state')) as QueueState,
    lease: (wish) => call<Lease>('lease', wish),
    renew: (fence, news = {}) => held('renew', { fence, ...news }),
    finish: (fence, outcome) =>
      retryWhileUnavailable(() => held('finish', { fence, ...outcome }), PATIENCE_MS, PAUSE_MS),
    move: (news) => retryWhileUnavailable(async () => void (await call('move', news)), PATIENCE_MS, PAUSE_MS),
    preview: (news) => retryWhileUnavailable(async () => void (await call('preview', news)), PATIENCE_MS, PAUSE_MS),
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
