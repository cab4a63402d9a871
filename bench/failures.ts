import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildEditing } from '../server/pocketbase/buildEditing';
import { ROOT } from '../server/settings';
import { startPocketBase } from '../server/testing/throwawayPocketBase';
import { accessScenarios } from './failures/access';
import { addressScenarios } from './failures/addresses';
import { contentScenarios } from './failures/content';
import { editorScenarios } from './failures/editors';
import { pictureScenarios } from './failures/pictures';
import { publishingScenarios } from './failures/publishing';
import { releaseScenarios } from './failures/releases';
import { requestScenarios } from './failures/requests';
import type { Scenario } from './failures/Scenario';
import { storageScenarios } from './failures/storage';
import { survivalScenarios } from './failures/survival';
import { typingScenarios } from './failures/typing';
import { GTM_ID, visitorScenarios } from './failures/visitors';
import { mountSmallDisk, unmountSmallDisk } from './lib/formsDisk';
import { makePublishingSite } from './lib/publishingSite';
import { startSmallSite } from './lib/smallSite';
import { markdownTable } from './lib/statistics';

// Causes failures that other sites suffered from; the table shows this site's reaction to each.
const FOLDER = path.resolve('.tmp/bench-failures');
const ON_REAL_SITE = [
  ...(['requests', 'visitors', 'access', 'addresses', 'pictures', 'editors', 'content', 'publishing'] as const),
];
const GROUPS = ['releases', 'storage', 'typing', 'survival', ...ON_REAL_SITE] as const;
const USAGE = `npm run bench:failures -- [--only ${GROUPS.join()}] [--name "killed|full"] [--kills 12] [--minutes 1]`;
/** Space for a copy of the project with its cache, its releases and its database. */
const DISK_MEGABYTES = 1500;

type Group = (typeof GROUPS)[number];

interface Options {
  groups: Set<Group>;
  /** Matches the names of the scenarios to run. */
  name: RegExp;
  kills: number;
  /** Duration of the random kills. */
  minutes: number;
}

function readOptions(): Options {
  const options = {
    only: { type: 'string', default: GROUPS.join() },
    name: { type: 'string', default: '' },
    kills: { type: 'string', default: '12' },
    minutes: { type: 'string', default: '1' },
  } as const;
  const { values } = parseArgs({ options });
  const groups = values.only.split(',') as Group[];
  const kills = Number(values.kills);
  const minutes = Number(values.minutes);
  if (!Number.isInteger(kills) || !(minutes > 0) || groups.some((group) => !GROUPS.includes(group)))
    throw new Error(USAGE);
  return { groups: new Set(groups), name: new RegExp(values.name), kills, minutes };
}

interface Result {
  cells: string[];
  isSound: boolean;
}

/** In succession on one site: a failure without recovery shows in later scenarios. */
async function runAll<Site>(all: readonly Scenario<Site>[], site: Site, { name: wanted }: Options): Promise<Result[]> {
  const results: Result[] = [];
  for (const { row, name, run } of all.filter((scenario) => wanted.test(scenario.name))) {
    const since = performance.now();
    const { seen, isSound } = await run(site).then(
      (seen) => ({ seen, isSound: true }),
      (error: unknown) => ({ seen: `FAILED: ${String(error)}`, isSound: false }),
    );
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`${isSound ? '✓' : '✗'} ${name}: ${seen} (${seconds} s)`);
    results.push({ cells: [row, name, seen.replaceAll('|', '/'), seconds], isSound });
  }
  return results;
}

async function onSampleReleases(options: Options): Promise<Result[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'modrina-failures-'));
  const server = await startPocketBase({ dir });
  try {
    return await runAll(releaseScenarios, server, options);
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function onEditingPage(options: Options): Promise<Result[]> {
  await buildEditing(ROOT);
  const server = await startPocketBase({ seed: 'tiny pictures' });
  try {
    return await runAll(typingScenarios(options.kills), server, options);
  } finally {
    await server.stop();
  }
}

async function onSmallSite(options: Options): Promise<Result[]> {
  const site = await startSmallSite();
  try {
    return await runAll(survivalScenarios(options.minutes), site, options);
  } finally {
    await site.stop();
  }
}

async function onRealSite(options: Options): Promise<Result[]> {
  const { groups, kills, minutes } = options;
  unmountSmallDisk(FOLDER);
  const disk = groups.has('publishing') ? mountSmallDisk(FOLDER, DISK_MEGABYTES) : undefined;
  const site = await makePublishingSite({ folder: path.join(FOLDER, 'site'), env: { GTM_ID } });
  try {
    const all: [Group, Scenario<typeof site>[]][] = [
      ['requests', requestScenarios],
      ['visitors', visitorScenarios],
      ['access', accessScenarios],
      ['addresses', addressScenarios],
      ['pictures', pictureScenarios],
      ['editors', editorScenarios],
      ['content', contentScenarios],
      ['publishing', publishingScenarios({ disk, kills, minutes })],
    ];
    const results: Result[] = [];
    for (const [group, scenarios] of all) {
      if (groups.has(group)) results.push(...(await runAll(scenarios, site, options)));
    }
    return results;
  } finally {
    await site.stop();
    disk?.remove();
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  const { groups } = options;
  const results: Result[] = [];
  if (groups.has('releases')) results.push(...(await onSampleReleases(options)));
  if (groups.has('storage')) results.push(...(await runAll(storageScenarios, undefined, options)));
  if (groups.has('typing')) results.push(...(await onEditingPage(options)));
  if (groups.has('survival')) results.push(...(await onSmallSite(options)));
  if (ON_REAL_SITE.some((group) => groups.has(group))) results.push(...(await onRealSite(options)));
  const cells = results.map((result) => result.cells);
  console.log(`\n${markdownTable(['#', 'failure', 'outcome', 's'], cells)}`);
  const failed = results.filter(({ isSound }) => !isSound).length;
  console.log(`\n${results.length} scenarios, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
