/**
 * How long to wait before the next attempt, in milliseconds: twice as long each time.
 *
 * Half of it is chance, so that clients that were turned away together do not come back together; half of it is sure.
 */
export const backOff = (attempt: number, first: number, longest: number, random = Math.random): number =>
  (0.5 + random() / 2) * Math.min(first * 2 ** attempt, longest);

/** Why no whole answer came, in words. */
function networkReason(error: unknown): string {
  // A time-out is a DOMException, and no Error everywhere.
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  if ('name' in error && error.name === 'TimeoutError') return 'no answer within the time limit';
  if (error instanceof SyntaxError) return 'the answer is no JSON, or only half of it';
  const cause = 'cause' in error ? error.cause : undefined;
  return cause instanceof Error && cause.message ? cause.message : String(error.message);
}

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

/** Runs a task as soon as there is room for it. */
type Limit = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets so many tasks run at a time; the others wait for their turn, in order. */
export function createLimit(most: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes straight to who waits longest: nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** C0 control characters but tab, line feed and carriage return, and DEL: neither HTML nor XML allows them. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Removes control characters from all strings of a JSON value, at any depth. They get into texts with what is pasted from
 * PDF files and old word processors, nobody sees them, and browsers show U+FFFD for some.
 */
export function withoutControls<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CONTROLS, '');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each)]));
}
