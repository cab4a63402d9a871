import { backOff } from './backOff';
import { networkReason } from './networkReason';

/** An answer with an error status that no retry mends. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly path: string,
    readonly tries: number,
    /** The server's message; never the request's content. */
    reason: string,
  ) {
    super(reason);
  }
}

/** No answer at all, or one that broke off. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

export interface RequestPolicy {
  /** How long the server may be silent, before its answer and in the middle of it. */
  timeoutMs: number;
  /** How often a failed request is tried again. */
  retries: number;
  sleep: (ms: number) => Promise<void>;
  /** Told of each try, and of the bytes that arrive. */
  onTry?: () => void;
  onBytes?: (count: number) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isWorthRetrying = (status: number) => status === 408 || status === 429 || status >= 500;

/** Five tries outlast PocketBase's limit of two log-ins in three seconds. A server's own wish wins. */
export const waitBefore = (attempt: number, retryAfter: string | null, random = Math.random): number => {
  const seconds = Number(retryAfter);
  if (retryAfter && Number.isFinite(seconds)) return Math.min(seconds * 1000, LONGEST_WAIT);
  return backOff(attempt, FIRST_WAIT, LONGEST_WAIT, random);
};

const reasonOf = (body: Buffer, statusText: string): string => {
  try {
    const message: unknown = JSON.parse(body.toString()).message;
    return typeof message === 'string' ? message : statusText;
  } catch {
    return statusText;
  }
};

/** One try: the answer and its whole body. */
async function exchange(url: string, init: RequestInit, { timeoutMs, onTry, onBytes }: RequestPolicy) {
  const controller = new AbortController();
  // Of silence, not of the whole: a large file on a slow line may take as long as it keeps coming.
  const limit = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  try {
    onTry?.();
    const response = await fetch(url, { ...init, signal: controller.signal });
    const body = await readBody(response, (count) => {
      limit.refresh();
      onBytes?.(count);
    });
    return { response, body };
  } finally {
    clearTimeout(limit);
  }
}

/**
 * Sends a request and reads its answer, again if need be.
 * @param read makes the result of the whole body; an answer that it cannot read counts as one that broke off
 * @throws HttpError on an error status, NetworkError when there was no whole answer
 */
export async function request<T>(
  url: string,
  init: RequestInit,
  policy: RequestPolicy,
  read: (body: Buffer) => T,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= policy.retries;
    let retryAfter: string | null = null;
    try {
      const { response, body } = await exchange(url, init, policy);
      if (response.ok) return read(body);
      if (isLast || !isWorthRetrying(response.status)) {
        throw new HttpError(response.status, new URL(url).pathname, attempt + 1, reasonOf(body, response.statusText));
      }
      retryAfter = response.headers.get('retry-after');
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (isLast) throw new NetworkError(networkReason(error));
    }
    await policy.sleep(waitBefore(attempt, retryAfter));
  }
}

/**
 * Reads an answer's body to its end.
 * @param onBytes told of each piece as it arrives
 * @throws when it breaks off
 */
async function readBody(response: Response, onBytes: (count: number) => void): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return Buffer.concat(pieces);
    onBytes(piece.value.byteLength);
    pieces.push(piece.value);
  }
}
