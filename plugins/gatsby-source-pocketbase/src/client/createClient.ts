import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import { HttpError, NetworkError, request, sleep, type RequestPolicy } from './request';

export interface Client {
  readonly url: string;
  /** How many requests were sent so far. */
  readonly requests: () => number;
  setToken: (token: string) => void;
  get: (path: string, query?: Record<string, string>) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
  download: (path: string, query?: Record<string, string>) => Promise<Buffer>;
}

/** The one place that speaks HTTP to PocketBase. */
export function createClient(
  options: Pick<Options, 'url' | 'timeoutMs' | 'retries'>,
  wait: RequestPolicy['sleep'] = sleep,
): Client {
  const url = options.url.replace(/\/+$/, '');
  const policy: RequestPolicy = { timeoutMs: options.timeoutMs, retries: options.retries, sleep: wait };
  let token = '';
  let requests = 0;

  const send = async <T>(
    path: string,
    query: Record<string, string>,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const search = new URLSearchParams(query).toString();
    requests += 1;
    try {
      return await request(
        `${url}${path}${search && `?${search}`}`,
        { ...init, headers: { ...init.headers, ...(token && { Authorization: token }) } },
        policy,
        read,
      );
    } catch (error) {
      if (error instanceof NetworkError) throw new SourceError('10101', { url, reason: error.message });
      throw error;
    }
  };
  const readJson = (response: Response): Promise<unknown> => response.json();

  return {
    url,
    requests: () => requests,
    setToken: (value) => {
      token = value;
    },
    get: (path, query = {}) => send(path, query, {}, readJson),
    post: (path, body) =>
      send(
        path,
        {},
        { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } },
        readJson,
      ),
    download: (path, query = {}) =>
      send(path, query, {}, async (response) => Buffer.from(await response.arrayBuffer())),
  };
}

/** An HTTP error that no caller has a better sentence for. */
export const toServerError = (error: unknown): unknown =>
  error instanceof HttpError
    ? new SourceError('10105', {
        status: String(error.status),
        path: error.path,
        reason: error.message,
        tries: String(error.tries),
      })
    : error;
