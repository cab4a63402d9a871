import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { usableCache } from '../gatsby/gatsbyCache';
import { replaceFile } from '../jsonFile';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import type { Settings } from '../settings';
import type { Stage } from '../terminal/estimate';
import { Forecast } from '../terminal/Forecast';

// Measured at a first start with the starting content on two cores (decision 76). How much slower a machine is comes out of its
// own first stages.

/** The steps before the build (prepareSite.ts, serveSite.ts), in seconds. */
export const PREPARATION: readonly Stage[] = [
  { name: 'PocketBase', weight: 1.5, isOfNetwork: true },
  { name: 'Model of the content', weight: 0.4 },
  { name: 'Superuser', weight: 0.2 },
  { name: 'Mail', weight: 0.1 },
  { name: 'Starting content', weight: 1.8 },
  { name: 'Server', weight: 0.2 },
];

/** Seconds of a stage from nothing, and with Gatsby's cache of the same content and code. */
type Weights = readonly [cold: number, warm: number];

/** The stages of the build: the step itself with the start of the publisher, Gatsby's phases, the gate, the release. */
export const BUILD: Readonly<Record<string, Weights>> = {
  Build: [1.5, 0.5],
  'reading the configuration': [3.2, 2.8],
  'fetching the content': [2.2, 1.1],
  'making the schema': [0.4, 0.4],
  'making the pages': [0.2, 0.2],
  'reading the queries': [1.8, 2],
  'bundling for the browser': [14, 2.5],
  'bundling for the pages': [6.2, 1.5],
  'running the queries': [0.7, 0.4],
  'writing the pages': [2.5, 2],
  'writing the sitemap': [3.1, 0.8],
  'checking the pages': [0.6, 0.6],
  publishing: [1.8, 0.8],
};

/** The bundles stay in the cache for other content. */
const OF_SCRIPTS = /^bundling/;

/** The stages of a build of this machine's content. */
async function buildStages(root: string, data: DataFolder, preview: boolean): Promise<Stage[]> {
  const usable = existsSync(path.join(root, '.cache'))
    ? await usableCache(root, { dataDir: data.root, preview })
    : 'nothing';
  const isWarm = (name: string) => usable === 'all' || (usable === 'scripts' && OF_SCRIPTS.test(name));
  return Object.entries(BUILD).map(([name, [cold, warm]]) => ({ name, weight: isWarm(name) ? warm : cold }));
}

/** Estimates a build; nothing before it. */
export async function forecastBuild(
  { root, preview }: Pick<Settings, 'root' | 'preview'>,
  data: DataFolder,
): Promise<Forecast> {
  return new Forecast(await buildStages(root, data, preview));
}

/**
 * Estimates `npm start`: the whole of a first one, which certainly builds, and of a later one the build, if there is a reason for
 * one.
 * @param isFirst there is no release
 */
export async function forecastStart({ root }: Settings, data: DataFolder, isFirst: boolean): Promise<Forecast> {
  const build = await buildStages(root, data, false);
  return new Forecast(isFirst ? [...PREPARATION, ...build] : build);
}

/** The estimate for visitors, whom PocketBase shows it before the first release (pocketbase/hooks/progress). */
export interface SharedProgress {
  /** Per cent. */
  share: number;
  /** Seconds. */
  rest: number;
  isLate: boolean;
  /** The time of writing in milliseconds: an old estimate is one of a start that was killed. */
  at: number;
}

const WRITE_MS = 1_000;

/**
 * Writes the estimate into a file each second, for the page that visitors get before the first release.
 * @returns ends it: the file is removed
 */
export function shareProgress(forecast: Forecast, data: DataFolder, life: CommandLifecycle): () => Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    const estimate = forecast.now();
    if (!estimate) return;
    const { share, rest, isLate } = estimate;
    const shared: SharedProgress = { share, rest: Math.ceil(rest), isLate, at: Date.now() };
    // A full disk does not stop the start: visitors then see no estimate.
    writing = writing.then(() => replaceFile(data.progress, JSON.stringify(shared))).catch(() => undefined);
  };
  const timer = setInterval(write, WRITE_MS).unref();
  const end = async () => {
    clearInterval(timer);
    await writing;
    await rm(data.progress, { force: true }).catch(() => undefined);
  };
  life.onEnd(end);
  return end;
}
