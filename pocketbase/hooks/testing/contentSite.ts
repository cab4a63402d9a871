import { type Answer, type PeopleSite, type Person, startPeopleSite } from './people';

export type Row = Record<string, unknown> & { id: string };
export type BinRow = Row & { data: Row; files: string[] };

export const RECORDS = (collection: string): string => `/api/collections/${collection}/records`;

/** The required texts of all collections with pages but the title, and a workshop's date. */
export const TEXTS = {
  summary: 'S',
  body: '<p>B</p>',
  client: 'C',
  problem: 'P',
  work: 'W',
  starts_at: '2030-01-01 10:00:00Z',
};

/** A throw-away PocketBase with accounts, for tests of content that editors delete or withdraw. */
export interface ContentSite {
  people: PeopleSite;
  /** Calls the API, as the editor by default. @throws Error if the call is refused */
  ask<T = Row>(path: string, method?: string, body?: object | FormData, person?: Person): Promise<T>;
  make(collection: string, values: object | FormData): Promise<Row>;
  remove(collection: string, id: string): Promise<Row>;
  /** A record as the owner reads it. */
  read(collection: string, id: string): Promise<Row>;
  /** Rows of the bin, in their order. */
  bin(filter?: string): Promise<BinRow[]>;
  /** Paths that answer "410 Gone". */
  gone(): Promise<string[]>;
  /** Reports, as a builder does, a build of the current content that would take these away. @returns the id of its row */
  refused(records: Record<string, string[]>, pages?: string[]): Promise<string>;
  /** Changes the database in a way that no API allows, such as the age of a row. */
  sql(query: string): Promise<unknown>;
  /** Decides about a refused build. */
  decide(person: Person, build: string, choice: string, sure?: boolean): Promise<Answer>;
}

const SQL_ROUTE = `routerAdd('POST', '/testing/sql', (e) => {
  $app.db().newQuery(e.requestInfo().body.query).execute();
  return e.json(200, {});
});`;

/** @param hasSql whether the test calls `sql` */
export async function startContentSite({ hasSql = false } = {}): Promise<ContentSite> {
  const people = await startPeopleSite({}, hasSql ? SQL_ROUTE : undefined);
  const on: ContentSite = {
    people,
    ask: async <T>(path: string, method = 'GET', body?: object | FormData, person: Person = 'editor') => {
      const answer = await people.as(person, method, path, body);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body as unknown as T;
    },
    make: (collection, values) => on.ask(RECORDS(collection), 'POST', values),
    remove: (collection, id) => on.ask(`${RECORDS(collection)}/${id}`, 'DELETE'),
    read: (collection, id) => on.ask(`${RECORDS(collection)}/${id}`, 'GET', undefined, 'owner'),
    bin: async (filter = '') => {
      const path = `${RECORDS('bin')}?perPage=500&sort=@rowid&filter=${encodeURIComponent(filter)}`;
      return (await on.ask<{ items: BinRow[] }>(path, 'GET', undefined, 'owner')).items;
    },
    gone: async () => (await on.ask<{ items: { from: string }[] }>(RECORDS('gone'))).items.map(({ from }) => from),
    refused: async (records, pages = []) => {
      const { fence, build } = await on.ask<{ fence: number; build: string }>(
        '/_site/publishing/lease',
        'POST',
        { holder: 'test' },
        'builder',
      );
      const outcome = { fence, status: 'failed', error: 'Too much would go.', shrink: { records, pages } };
      await on.ask('/_site/publishing/finish', 'POST', outcome, 'builder');
      return build;
    },
    sql: (query) => on.ask('/testing/sql', 'POST', { query }, 'owner'),
    decide: (person, build, choice, sure) => people.as(person, 'POST', '/_site/status/shrink', { build, choice, sure }),
  };
  return on;
}
