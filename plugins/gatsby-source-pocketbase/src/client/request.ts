/**
 * The wait before the next attempt, in milliseconds: twice as long each time.
 *
 * Half of it is random, so that clients that were refused together do not return together.
 */
export const backOff = (attempt: number, first: number, longest: number, random = Math.random): number =>
  (0.5 + random() / 2) * Math.min(first * 2 ** attempt, longest);

/** The reason of an incomplete answer, for messages. */
function networkReason(error: unknown): string {
  // A timeout is a DOMException, which is not an Error on every platform.
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  if ('name' in error && error.name === 'TimeoutError') return 'no answer within the time limit';
  if (error instanceof SyntaxError) return 'the answer is no JSON, or only half of it';
  const cause = 'cause' in error ? error.cause : undefined;
  return cause instanceof Error && cause.message ? cause.message : String(error.message);
}

/** An answer with an error status, after all retries. */
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

/** No answer, or an incomplete one. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

export interface RequestPolicy {
  /** The longest silence of the server, before and within its answer. */
  timeoutMs: number;
  /** The number of retries of a failed request. */
  retries: number;
  sleep: (ms: number) => Promise<void>;
  /** Called for each attempt, and with the number of bytes that arrive. */
  onTry?: () => void;
  onBytes?: (count: number) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

const isWorthRetrying = (status: number) => status === 408 || status === 429 || status >= 500;

/** Five attempts take longer than PocketBase's limit of two sign-ins in three seconds. A Retry-After header takes precedence. */
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

/** One attempt: the answer and its whole body. */
async function exchange(url: string, init: RequestInit, { timeoutMs, onTry, onBytes }: RequestPolicy) {
  const controller = new AbortController();
  // For silence, not for the whole answer: a large file on a slow network may take longer, as long as data arrive.
  const limit = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  try {
    onTry?.();
    const response = await fetch(url, { ...init, signal: controller.signal });
    const pieces: Uint8Array[] = [];
    // TypeScript's types of the browser lack the iterator, which Node has.
    const arriving = response.body as AsyncIterable<Uint8Array> | null;
    for await (const piece of arriving ?? []) {
      limit.refresh();
      onBytes?.(piece.byteLength);
      pieces.push(piece);
    }
    return { response, body: Buffer.concat(pieces) };
  } finally {
    clearTimeout(limit);
  }
}

/**
 * Sends a request and reads its answer, with retries.
 * @param read makes the result from the whole body; an answer that it cannot read counts as incomplete
 * @throws HttpError on an error status, NetworkError without a complete answer
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

/** Runs a task when a slot is free. */
type Limit = <T>(task: () => Promise<T>) => Promise<T>;

/** Limits the number of running tasks; the others wait in order. */
export function createLimit(most: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The slot goes directly to the longest waiting task, so that no other task can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
