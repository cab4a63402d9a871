import { startPocketBase, type ThrowawayOptions, type ThrowawayPocketBase } from './throwawayPocketBase';

export interface BuildRow {
  id: string;
  status: string;
  cause: string;
  by: string;
  collection: string;
  record: string;
  revision: number;
  fence: number;
  release: string;
  progress: string;
  error: string;
  error_link: string;
  warning: string;
  dead_links: string[] | null;
  shrink: Record<string, unknown> | null;
  action: string;
  started_at: string;
  finished_at: string;
  duration_ms: number;
  pages: number;
  pages_changed: number;
  changed_paths: string[] | null;
  parts: Record<string, number> | null;
  created: string;
}

export interface PublishingSite {
  server: ThrowawayPocketBase;
  /** Calls the records API as superuser; the answer's body. @throws Error where it is refused */
  records<T = { id: string }>(path: string, method?: string, body?: object): Promise<T>;
  /** The one row of `publishing`. */
  row(): Promise<{
    revision: number;
    built_revision: number;
    held_revision: number;
    next_at: string;
    fence: number;
    holder: string;
  }>;
  /** All builds, newest first. */
  builds(): Promise<BuildRow[]>;
  /** Calls one of the builder's routes. */
  step(name: string, body?: object, token?: string): Promise<Response>;
}

/** A throw-away PocketBase for tests of what is published when. */
export async function startPublishingSite(options: ThrowawayOptions = {}): Promise<PublishingSite> {
  const server = await startPocketBase(options);
  const call = (path: string, method: string, body?: object, token = server.token) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const site: PublishingSite = {
    server,
    records: async <T>(path: string, method = 'GET', body?: object) => {
      const [collection, ...rest] = path.split(/(?=[/?])/);
      const answer = await call(`/api/collections/${collection}/records${rest.join('')}`, method, body);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return (text ? JSON.parse(text) : {}) as T;
    },
    row: () => site.records('publishing/publishing00001'),
    builds: async () => (await site.records<{ items: BuildRow[] }>('builds?perPage=300&sort=-@rowid')).items,
    step: (name, body, token) =>
      call(
        `/_site/publishing/${name}`,
        name === 'state' ? 'GET' : 'POST',
        body ?? (name === 'state' ? undefined : {}),
        token,
      ),
  };
  return site;
}

/** The required fields of a post; the test adds the others. */
export const post = (slug: string, more: object = {}) => ({
  ...{ slug, title: slug, summary: 'S', body: '<p>B</p>', status: 'published' },
  ...more,
});
