/** An answer with an error status that no retry mends. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly path: string,
    readonly tries: number,
    /** What the server says; never what was sent. */
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
  timeoutMs: number;
  /** How often a failed request is tried again. */
  retries: number;
  sleep: (ms: number) => Promise<void>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isWorthRetrying = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * Half of it chance, so that clients turned away together do not come back together; half of it sure, so that five tries
 * outlast PocketBase's limit of two log-ins in three seconds. A server's own wish wins.
 */
export const waitBefore = (attempt: number, retryAfter: string | null, random = Math.random): number => {
  const seconds = Number(retryAfter);
  if (retryAfter && Number.isFinite(seconds)) return Math.min(seconds * 1000, LONGEST_WAIT);
  return (0.5 + random() / 2) * Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
};

const reasonOf = async (response: Response): Promise<string> => {
  const body = (await response.text().catch(() => '')).slice(0, 2000);
  try {
    const message: unknown = JSON.parse(body).message;
    return typeof message === 'string' ? message : response.statusText;
  } catch {
    return response.statusText;
  }
};

const networkReason = (error: unknown): string => {
  // A time-out is a DOMException, and no Error everywhere.
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  if ('name' in error && error.name === 'TimeoutError') return 'no answer within the time limit';
  const cause = 'cause' in error ? error.cause : undefined;
  return cause instanceof Error && cause.message ? cause.message : String(error.message);
};

/**
 * Sends a request and reads its body, again if need be.
 * @param read reads the whole body: inside the time limit and the retries, for an answer can break off half-way
 * @throws HttpError on an error status, NetworkError when there was no whole answer
 */
export async function request<T>(
  url: string,
  init: RequestInit,
  policy: RequestPolicy,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= policy.retries;
    let retryAfter: string | null = null;
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(policy.timeoutMs) });
      if (response.ok) return await read(response);
      if (isLast || !isWorthRetrying(response.status)) {
        throw new HttpError(response.status, new URL(url).pathname, attempt + 1, await reasonOf(response));
      }
      retryAfter = response.headers.get('retry-after');
      await response.body?.cancel();
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (isLast) throw new NetworkError(networkReason(error));
    }
    await policy.sleep(waitBefore(attempt, retryAfter));
  }
}
