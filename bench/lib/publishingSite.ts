import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Site, startSite } from '../../scripts/lib/site';
import { makeWorkspace } from '../../scripts/lib/workspace';
import { logIn } from '../../server/pocketbase/logIn';
import { dataFolder } from '../../server/dataFolder';
import { createMany, send } from './fillArticles';
import { keepCards } from './keepCards';

/** The account of the bench. */
export const SUPERUSER = { email: 'bench@modrina.example', password: 'only-for-this-bench' };

/** A row of `builds`, with the fields that are read here. */
export interface BuildRow {
  id: string;
  status: string;
  revision: number;
  release: string;
  pages: number;
  pages_changed: number;
  duration_ms: number;
  parts: Record<string, number> | null;
  error: string;
  warning: string;
  /** Records that a refused build would delete. */
  shrink: { counts: Record<string, number>; pages: number; unexplained: number } | null;
}

/** A site started by `npm start` in its own folder, with its publisher. */
export interface PublishingSite {
  url: string;
  folder: string;
  dataDir: string;
  /** A superuser's token. */
  token: string;
  ask<T = unknown>(method: string, path: string, body?: object): Promise<T>;
  /** Rows of `builds`, newest first. */
  builds(): Promise<BuildRow[]>;
  /** Waits until everything that was saved is live. */
  settled(): Promise<void>;
  stop(): Promise<number>;
}

interface SiteOptions {
  /** A folder that is created again. */
  folder: string;
  /** Articles to add to the starting content before the first build; their cards count as drawn (keepCards). */
  posts?: Record<string, unknown>[];
  /** Further environment variables. */
  env?: Record<string, string>;
}

/** Makes a copy of the project and its content, and starts it; ready once its second release is served. */
export async function makePublishingSite({ folder, posts = [], env = {} }: SiteOptions): Promise<PublishingSite> {
  await rm(folder, { recursive: true, force: true });
  await makeWorkspace(folder);
  if (posts.length > 0) {
    const empty = await startPublishingSite(folder, { ...env, BUILD: 'none' });
    await createMany(empty, 'posts', posts);
    await empty.stop();
    await keepCards(dataFolder(empty.dataDir).shareCards, posts);
  }
  const site = await startPublishingSite(folder, env);
  // The release with AVIF follows the first one (decision 76).
  const published = async () => (await site.builds()).filter(({ release }) => release);
  while (!env.BUILD && (await published()).length < 2) await sleep(100);
  return site;
}

/** Starts a site that was made before. */
export async function startPublishingSite(folder: string, env: Record<string, string> = {}): Promise<PublishingSite> {
  const dataDir = join(folder, '.data');
  const credentials = { PB_SUPERUSER_EMAIL: SUPERUSER.email, PB_SUPERUSER_PASSWORD: SUPERUSER.password };
  const site: Site = await startSite(folder, { ...credentials, DATA_DIR: dataDir, ...env });
  const token = await logIn(site.url, SUPERUSER);
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> =>
    (await send({ url: site.url, token }, method, path, body)) as T;
  const builds = async () => {
    const path = '/api/collections/builds/records?sort=-created&perPage=50&skipTotal=1';
    return (await ask<{ items: BuildRow[] }>('GET', path)).items;
  };
  const isSettled = async () => {
    const path = '/api/collections/publishing/records/publishing00001';
    const { revision, built_revision } = await ask<{ revision: number; built_revision: number }>('GET', path);
    return revision === built_revision;
  };
  const settled = async () => {
    while (!(await isSettled())) await sleep(100);
  };
  return { url: site.url, folder, dataDir, token, ask, builds, settled, stop: () => site.stop() };
}
