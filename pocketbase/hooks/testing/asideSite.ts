import type { Fault } from '../../../src/lib/publishing/protocol';
import type { StatusData } from '../status/types';
import type { SetAside } from '../setAside/types';
import { RECORDS, type Row } from './contentSite';
import { startVersionSite, type VersionSite } from './versionSite';

interface FinishedBuild extends Row {
  status: string;
  error: string;
  set_aside: number;
  revision: number;
}

/** A throw-away PocketBase for tests of what is set aside; the test is its publisher. */
export interface AsideSite extends VersionSite {
  /** Begins a build. @returns its lease */
  begin(): Promise<{ fence: number; build: string; revision: number }>;
  /** Publishes the content. */
  publish(): Promise<void>;
  /** Reports a build of the content that failed. @param more of the report @returns its row */
  fail(faults: Fault[], more?: object, fence?: number): Promise<FinishedBuild>;
  /** Records as a publisher reads them. */
  built(collection: string): Promise<Row[]>;
  setAside(): Promise<SetAside[]>;
  status(): Promise<StatusData>;
  /** Whether a build waits. */
  isQueued(): Promise<boolean>;
  /** A published article. */
  post(slug: string, values?: object): Promise<Row>;
}

let releases = 0;

export async function startAsideSite(): Promise<AsideSite> {
  const versions = await startVersionSite();
  const { ask } = versions;
  const step = <T>(name: string, body: object) => ask<T>(`/_site/publishing/${name}`, 'POST', body, 'builder');
  const on: AsideSite = {
    ...versions,
    begin: () => step('lease', { holder: 'test' }),
    publish: async () => {
      const { fence } = await on.begin();
      await step('finish', { fence, status: 'live', release: `2026-11-01T00-00-${1000 + releases++}Z` });
    },
    fail: async (faults, more = {}, fence) => {
      const own = fence ?? (await on.begin()).fence;
      await step('finish', { fence: own, status: 'failed', error: 'It failed.', faults, ...more });
      const filter = encodeURIComponent(`fence = ${own}`);
      const path = `${RECORDS('builds')}?filter=${filter}`;
      const [build] = (await ask<{ items: FinishedBuild[] }>(path)).items;
      if (!build) throw new Error('The build has no row.');
      return build;
    },
    built: async (collection) =>
      (await ask<{ items: Row[] }>(`${RECORDS(collection)}?perPage=200`, 'GET', undefined, 'builder')).items,
    status: () => ask('/_site/status/data'),
    setAside: async () => (await on.status()).setAside,
    isQueued: async () => (await on.status()).pending.some(({ status }) => status === 'queued'),
    post: (slug, values = {}) =>
      on.make('posts', { slug, title: slug, summary: 'S', body: '<p>B</p>', status: 'published', ...values }),
  };
  return on;
}

/** A fault of records. */
export const faultIn = (...records: [collection: string, record: Row][]): Fault => ({
  sentence: 'The page /x/ has no title.',
  records: records.map(([collection, { id }]) => ({ collection, id })),
});

/** A link from a record whose target is missing. */
export const deadLink = (link: string, ...records: [collection: string, record: Row][]): Fault => ({
  ...faultIn(...records),
  ...{ sentence: `The page /x/ links to ${link}, which is not there.`, link },
});
