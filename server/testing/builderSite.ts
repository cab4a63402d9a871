import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease } from '../../src/lib/publishing/protocol';
import { takeFingerprint } from '../gatsby/fingerprint';
import { keepBuilding } from '../publisher/keepBuilding';
import { openQueue, type Queue } from '../publisher/queue';
import { runBuild } from '../publisher/runBuild';
import { type DataFolder, dataFolder } from '../dataFolder';
import { ROOT } from '../settings';
import { LogFile } from '../terminal/output';
import { type BuildRow, type PublishingSite, startPublishingSite } from './publishingSite';
import { writeSampleBuild } from './sampleBuild';

/** A PocketBase with builders that publish a small site in place of Gatsby's: it shows the name of one tag. */
export interface BuilderSite {
  site: PublishingSite;
  data: DataFolder;
  queue: Queue;
  /** The tag's id. */
  tag: string;
  /** The part of a build after the content was read. */
  gatsby: () => Promise<void>;
  /** How many builds began. */
  begun: number;
  /** Starts a builder that lives until `rest`, and does something first. */
  startBuilder(holder?: string, first?: () => Promise<void>): void;
  /** One build under a lease. */
  runOnce(lease: Lease, isStopping?: boolean): Promise<void>;
  /** The right to build, for whoever is named. */
  lease(holder: string): Promise<Lease>;
  /** Reads the content anew, as a build does. */
  render(): Promise<void>;
  /** Changes what the site shows. */
  name(value: string): Promise<unknown>;
  /** The published value. */
  shown(): Promise<string>;
  isShown(value: string): Promise<unknown>;
  /** Waits until all changes are built and no build runs. */
  isQuiet(): Promise<unknown>;
  builds(status: string): Promise<BuildRow[]>;
  /** Waits for the row of the newest content's failure. */
  failure(): Promise<BuildRow>;
  /** Stops the builders and forgets what a test has set. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

/** Waits for as long as a slow machine may need; a test that waits for ever would never end. */
export async function until<T>(read: () => Promise<T | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; await sleep(100)) {
    const found = await read();
    if (found) return found;
  }
  throw new Error(`It did not come to pass: ${read}`);
}

/** Starts it, with one tag. */
export async function startBuilderSite(): Promise<BuilderSite> {
  const site = await startPublishingSite();
  const { url, token, dataDir } = site.server;
  const data = dataFolder(dataDir);
  const tag = (await site.records('tags', 'POST', { slug: 'tag', name: 'first' })).id;
  const output = path.join(data.root, 'public');
  const log = new LogFile(path.join(data.logs, 'build.log'));
  const queue = openQueue(url, token);
  let ends: (() => Promise<void>)[] = [];

  const self: BuilderSite = {
    ...{ site, data, queue, tag, begun: 0 },
    gatsby: async () => undefined,
    runOnce: (lease, isStopping = false) =>
      runBuild({
        ...{ queue, lease, data, log, allowFewerPages: false },
        fingerprint: () => takeFingerprint({ root: ROOT, url, env: {} }),
        isStopping: () => isStopping,
        build: async (publish) => {
          self.begun += 1;
          await self.render();
          await self.gatsby();
          await publish(output);
          return { parts: { source: 1 } };
        },
      }),
    startBuilder: (holder = 'builder', first = async () => undefined) => {
      const stop = new AbortController();
      const build = (lease: Lease) => self.runOnce(lease);
      const kept = keepBuilding({ queue, holder, data, first, build, signal: stop.signal, say: () => undefined });
      ends.push(async () => {
        stop.abort();
        await kept;
      });
    },
    lease: async (holder) => {
      const lease = await queue.lease({ holder });
      if ('refused' in lease) throw new Error(lease.refused);
      return lease;
    },
    render: async () => {
      const { name } = await site.records<{ name: string }>(`tags/${tag}`);
      await rm(output, { recursive: true, force: true });
      await writeSampleBuild(output, { 'tag.txt': name });
    },
    name: (value) => site.records(`tags/${tag}`, 'PATCH', { name: value }),
    shown: () => readFile(path.join(data.current, 'tag.txt'), 'utf8').catch(() => ''),
    isShown: (value) => until(async () => (await self.shown()) === value),
    isQuiet: () =>
      until(async () => {
        const row = await site.row();
        return row.revision === row.built_revision && row.holder === '';
      }),
    builds: async (status) => (await site.builds()).filter((row) => row.status === status),
    failure: async () => {
      const { revision } = await site.row();
      return until(async () => (await self.builds('failed')).find((row) => row.revision === revision));
    },
    rest: async () => {
      await Promise.all(ends.map((end) => end()));
      ends = [];
      self.begun = 0;
      self.gatsby = async () => undefined;
    },
    stop: () => site.server.stop(),
  };
  return self;
}
