import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPocketBase } from '../server/testing/throwawayPocketBase';
import { editorScenarios } from './failures/editors';
import { publishingScenarios } from './failures/publishing';
import { releaseScenarios } from './failures/releases';
import { requestScenarios } from './failures/requests';
import type { Scenario } from './failures/Scenario';
import { storageScenarios } from './failures/storage';
import { mountSmallDisk, unmountSmallDisk } from './lib/formsDisk';
import { makePublishingSite } from './lib/publishingSite';
import { markdownTable } from './lib/statistics';

// What goes wrong at other sites, done to this one: the table says what happened.
const FOLDER = path.resolve('.tmp/bench-failures');
const USAGE = 'npm run bench:failures -- [--only releases,storage,requests,editors,publishing] [--kills 12]';
const GROUPS = ['releases', 'storage', 'requests', 'editors', 'publishing'] as const;
const ON_REAL_SITE = ['requests', 'editors', 'publishing'] as const;
/** Room for a copy of the project with its cache, its releases and its database. */
const DISK_MEGABYTES = 1500;

type Group = (typeof GROUPS)[number];

function readOptions(): { groups: Set<Group>; kills: number } {
  const options = {
    only: { type: 'string', default: GROUPS.join() },
    kills: { type: 'string', default: '12' },
  } as const;
  const { values } = parseArgs({ options });
  const groups = values.only.split(',') as Group[];
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || groups.some((group) => !GROUPS.includes(group))) throw new Error(USAGE);
  return { groups: new Set(groups), kills };
}

interface Result {
  cells: string[];
  isSound: boolean;
}

/** One after the other, on one site: a failure that is not got over shows in those that follow. */
async function runAll<Site>(scenarios: readonly Scenario<Site>[], site: Site): Promise<Result[]> {
  const results: Result[] = [];
  for (const { row, name, run } of scenarios) {
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

async function onSampleReleases(): Promise<Result[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'modrina-failures-'));
  const server = await startPocketBase({ dir });
  try {
    return await runAll(releaseScenarios, server);
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function onRealSite(groups: ReadonlySet<Group>, kills: number): Promise<Result[]> {
  unmountSmallDisk(FOLDER);
  const disk = groups.has('publishing') ? mountSmallDisk(FOLDER, DISK_MEGABYTES) : undefined;
  const site = await makePublishingSite({ folder: path.join(FOLDER, 'site') });
  try {
    const requests = groups.has('requests') ? await runAll(requestScenarios, site) : [];
    const editors = groups.has('editors') ? await runAll(editorScenarios, site) : [];
    const publishing = groups.has('publishing') ? await runAll(publishingScenarios({ disk, kills }), site) : [];
    return [...requests, ...editors, ...publishing];
  } finally {
    await site.stop();
    disk?.remove();
  }
}

async function main(): Promise<void> {
  const { groups, kills } = readOptions();
  const results: Result[] = [];
  if (groups.has('releases')) results.push(...(await onSampleReleases()));
  if (groups.has('storage')) results.push(...(await runAll(storageScenarios, undefined)));
  if (ON_REAL_SITE.some((group) => groups.has(group))) results.push(...(await onRealSite(groups, kills)));
  const cells = results.map((result) => result.cells);
  console.log(`\n${markdownTable(['#', 'what goes wrong', 'what was seen', 's'], cells)}`);
  const failed = results.filter(({ isSound }) => !isSound).length;
  console.log(`\n${results.length} scenarios, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
