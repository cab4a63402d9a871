import { RECORDS, type Row, TEXTS } from './contentSite';
import { startVersionSite, type VersionSite } from './versionSite';
import type { PreparedSet } from '../prepared/types';

interface PreparedAnswer {
  status: number;
  body: Row & { message: string; data: Record<string, unknown>; items: Row[] };
}

/** The path of a collection's records, or of one of them. */
export const at = (collection: string, id = ''): string => `${RECORDS(collection)}${id && `/${id}`}`;
/** The header that asks for records with all prepared changes. */
export const PREVIEW = { 'X-Prepared': '1' };

/** A throw-away PocketBase for tests of prepared changes. */
export interface PreparedSite extends VersionSite {
  /** Calls the API as the editor. */
  call(
    path: string,
    method?: string,
    body?: object | FormData,
    headers?: Record<string, string>,
  ): Promise<PreparedAnswer>;
  /** Begins a set. @returns its id */
  begin(title?: string): Promise<string>;
  /** Prepares a save. @param id of the record; '' for a new one */
  prepare(set: string, collection: string, id: string, values: object | FormData): Promise<PreparedAnswer>;
  publish(set: string, body?: object): Promise<PreparedAnswer>;
  sets(): Promise<PreparedSet[]>;
  /** A record with its prepared change. */
  shown(collection: string, id: string): Promise<Row>;
  /** The revision of what visitors read; also a builder's poll, which publishes sets that are due. */
  revision(): Promise<number>;
  /** A published article. */
  post(slug: string, values?: object): Promise<Row>;
}

export async function startPreparedSite(): Promise<PreparedSite> {
  const versions = await startVersionSite();
  const { people, ask } = versions;
  const on: PreparedSite = {
    ...versions,
    call: async (path, method = 'GET', body, headers = {}) => {
      const isForm = body instanceof FormData;
      const type = body && !isForm && { 'Content-Type': 'application/json' };
      const answer = await fetch(`${people.server.url}${path}`, {
        method,
        headers: { Authorization: people.tokens.editor, ...type, ...headers },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : {} };
    },
    begin: async (title = 'A set') => String((await on.call('/_site/prepared', 'POST', { title })).body.id),
    prepare: (set, collection, id, values) =>
      on.call(`${at(collection, id)}?prepare=${set}`, id ? 'PATCH' : 'POST', values),
    publish: (set, body = {}) => on.call(`/_site/prepared/${set}/publish`, 'POST', body),
    sets: async () => (await ask<{ sets: PreparedSet[] }>('/_site/prepared')).sets,
    shown: async (collection, id) => (await on.call(at(collection, id), 'GET', undefined, PREVIEW)).body,
    revision: async () =>
      (await ask<{ revision: number }>('/_site/publishing/state', 'GET', undefined, 'builder')).revision,
    post: (slug, values = {}) => on.make('posts', { ...TEXTS, slug, title: slug, status: 'published', ...values }),
  };
  return on;
}
