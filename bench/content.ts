import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exportSchema } from '../scripts/exportSchema';
import { startPocketBase, type ThrowawayPocketBase } from '../server/testing/throwawayPocketBase';
import { makeSite } from '../src/testing/siteBuild';
import { articles, createMany, send } from './lib/fillArticles';
import { posts } from './lib/posts';
import { median } from './lib/statistics';
import { measureSourcing, type Sourcing, writeSourcingSite } from './lib/sourcingSite';

// Time of the source plugin for 100, 1,000 and 10,000 records of 4 kB: without a cache, unchanged, after one edit.
const FOLDER = resolve('.tmp/bench');
const COUNTS = [100, 1000, 10_000];
const RUNS = 3;

function row(name: string, runs: Sourcing[]): number {
  const seconds = median(runs.map((run) => run.seconds));
  const last = runs.at(-1);
  const cells = [
    name.padEnd(24),
    `${seconds.toFixed(2)} s`.padStart(9),
    `cpu ${median(runs.map((run) => run.cpuSeconds)).toFixed(1)} s`.padStart(13),
    `${last?.requests} requests`.padStart(14),
    `${last?.megabytes.toFixed(1)} MB`.padStart(9),
    `${last?.nodes} nodes`.padStart(13),
    `peak ${Math.max(...runs.map((run) => run.peakMegabytes)).toFixed(0)} MB`.padStart(13),
  ];
  console.log(`${cells.join('')}   (${runs.map((run) => run.seconds.toFixed(2)).join(', ')})`);
  return seconds;
}

async function createArticles(server: ThrowawayPocketBase, count: number): Promise<void> {
  const autodate = { type: 'autodate', onCreate: true };
  await send(server, 'POST', '/api/collections', {
    name: 'articles',
    type: 'base',
    fields: [
      { name: 'title', type: 'text', required: true },
      { name: 'title_sl', type: 'text' },
      { name: 'body', type: 'editor' },
      { ...autodate, name: 'created' },
      { ...autodate, name: 'updated', onUpdate: true },
    ],
  });
  await createMany(server, 'articles', articles(count));
}

async function edit(server: ThrowawayPocketBase, run: number): Promise<void> {
  const { items } = await send(server, 'GET', '/api/collections/articles/records?perPage=1&sort=id');
  await send(server, 'PATCH', `/api/collections/articles/records/${items?.[0]?.id}`, { title: `Edited ${run}` });
}

/** @returns seconds without a cache */
async function measure(count: number): Promise<number> {
  const root = join(FOLDER, `content-${count}`);
  const server = await startPocketBase();
  try {
    await createArticles(server, count);
    await writeSourcingSite(root, server);
    await exportSchema(server, join(root, 'pb_schema.json'));
    const cold = row(`${count} records, cold`, [await measureSourcing(root, server)]);
    // V8 delays garbage collection while memory is plentiful: a limited heap shows what sourcing needs.
    await rm(join(root, '.cache'), { recursive: true });
    row(`${count}, cold, 400 MB heap`, [await measureSourcing(root, server, '--max-old-space-size=400')]);
    const unchanged: Sourcing[] = [];
    const edited: Sourcing[] = [];
    // Alternately, so that other load of the machine affects both.
    for (let run = 0; run < RUNS; run++) {
      unchanged.push(await measureSourcing(root, server));
      await edit(server, run);
      edited.push(await measureSourcing(root, server));
    }
    const rest = row(`${count} records, unchanged`, unchanged);
    const one = row(`${count} records, one edit`, edited);
    console.log(
      `  per 1,000 records: cold ${((cold / count) * 1000).toFixed(2)} s, unchanged ${((rest / count) * 1000).toFixed(2)} s; one edit ${(one / rest).toFixed(2)} × unchanged\n`,
    );
    return cold;
  } finally {
    await server.stop();
  }
}

/** One edit among a thousand posts of the real site: the pages that are built again. */
async function measureSite(count: number): Promise<void> {
  const server = await startPocketBase({ seed: true });
  try {
    await createMany(server, 'posts', posts(count));
    const site = await makeSite(join(FOLDER, 'site'), server);
    const timed = async (name: string): Promise<string[]> => {
      const since = performance.now();
      const { updated } = await site.build();
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      console.log(`site with ${count} additional posts, ${name}: ${updated.length} pages written, ${seconds} s`);
      return updated;
    };
    await timed('cold');
    await timed('unchanged');
    const { items } = await send(server, 'GET', '/api/collections/posts/records?filter=slug="bench-500"');
    await send(server, 'PATCH', `/api/collections/posts/records/${items?.[0]?.id}`, { title: 'Edited' });
    (await timed('one English title edited')).forEach((page) => console.log(`  ${page}`));
    await site.close();
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  const colds: number[] = [];
  for (const count of COUNTS) colds.push(await measure(count));
  const [, thousand = 0, tenThousand = 0] = colds;
  console.log(`cold, 10,000 records: ${(tenThousand / thousand).toFixed(1)} × 1,000 records\n`);
  await measureSite(1000);
}

void main();
