import { setTimeout as sleep } from 'node:timers/promises';
import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import { createLimit, HttpError, NetworkError, request, type RequestPolicy } from './request';
import { type Model, parseModel } from '../model/Model';

export interface Client {
  readonly url: string;
  /** The number of requests so far, including retries. */
  readonly requests: () => number;
  /** The bytes of answers so far. */
  readonly bytes: () => number;
  setToken: (token: string) => void;
  get: (path: string, query?: Record<string, string>) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
  download: (path: string, query?: Record<string, string>) => Promise<Buffer>;
}

type ClientOptions = Pick<Options, 'url' | 'timeoutMs' | 'retries'> & Partial<Pick<Options, 'concurrency' | 'headers'>>;

/** A property of a parsed answer; undefined if the answer is no object. */
export const property = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;

/** An answer may be empty: PocketBase's 204. */
const readJson = (body: Buffer): unknown => (body.length ? JSON.parse(body.toString()) : undefined);

/**
 * The only HTTP client of PocketBase.
 *
 * Callers may start any number of requests: at most `concurrency` run at a time, and a request that waits for a retry keeps its
 * slot, so that an overloaded server gets less load.
 */
export function createClient(options: ClientOptions, wait: RequestPolicy['sleep'] = sleep): Client {
  const url = options.url.replace(/\/+$/, '');
  const limit = createLimit(options.concurrency ?? 4);
  let token = '';
  let requests = 0;
  let bytes = 0;
  const policy: RequestPolicy = {
    timeoutMs: options.timeoutMs,
    retries: options.retries,
    sleep: wait,
    onTry: () => {
      requests += 1;
    },
    onBytes: (count) => {
      bytes += count;
    },
  };

  const send = <T>(
    path: string,
    query: Record<string, string>,
    init: RequestInit,
    read: (body: Buffer) => T,
  ): Promise<T> =>
    limit(async () => {
      const search = new URLSearchParams(query).toString();
      const headers = { ...options.headers, ...init.headers, ...(token && { Authorization: token }) };
      try {
        return await request(`${url}${path}${search && `?${search}`}`, { ...init, headers }, policy, read);
      } catch (error) {
        if (error instanceof NetworkError) throw new SourceError('10101', { url, reason: error.message });
        throw error;
      }
    });

  return {
    url,
    requests: () => requests,
    bytes: () => bytes,
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
    download: (path, query = {}) => send(path, query, {}, (body) => body),
  };
}

/** The general error for an HTTP status without a specific one. */
export const toServerError = (error: unknown): unknown =>
  error instanceof HttpError
    ? new SourceError('10105', {
        status: String(error.status),
        path: error.path,
        reason: error.message,
        tries: String(error.tries),
      })
    : error;

const itemsOf = (answer: unknown): unknown[] => {
  const items = property(answer, 'items');
  return Array.isArray(items) ? items : [];
};

/**
 * The server's own description of its collections.
 *
 * It also verifies the token: for a list of records an expired token is no error, PocketBase answers 200 with a guest's view,
 * which would look as if everything had been deleted. Collections answer 401.
 */
export async function fetchModel(client: Client): Promise<Model> {
  const perPage = 200;
  const all: unknown[] = [];
  try {
    for (let page = 1; ; page += 1) {
      const items = itemsOf(
        await client.get('/api/collections', {
          perPage: String(perPage),
          page: String(page),
          sort: 'id',
          skipTotal: '1',
        }),
      );
      all.push(...items);
      if (items.length < perPage) return parseModel(all);
    }
  } catch (error) {
    if (error instanceof HttpError && [401, 403].includes(error.status)) {
      throw new SourceError('10104', { url: client.url, account: 'a superuser', status: String(error.status) });
    }
    throw toServerError(error);
  }
}
