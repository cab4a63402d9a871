import { startPocketBase, type ThrowawayPocketBase } from '../server/testing/throwawayPocketBase';
import { BATCH, createMany, send } from './lib/fillArticles';
import { posts } from './lib/posts';
import { memoryOf } from './lib/processUsage';
import { markdownTable, median } from './lib/statistics';

// Milliseconds that a published article costs PocketBase with all its hooks: created and edited one after another, edited all
// at once, and within a batch; and PocketBase's memory afterwards. Each round has a new, empty PocketBase.
const COUNT = Number(process.env.BENCH_COUNT ?? 100);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const RECORDS = '/api/collections/posts/records';

const KINDS = ['created', 'edited', 'edited at once', `in a batch of ${BATCH}`] as const;

/** Milliseconds for each of some records. */
async function each(count: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / count;
}

/** One round: milliseconds of each kind, and PocketBase's memory in MB. */
async function measure(server: ThrowawayPocketBase): Promise<{ milliseconds: number[]; memory: number }> {
  await send(server, 'PATCH', '/api/settings', { rateLimits: { enabled: false } });
  const records = posts(COUNT + BATCH);
  const ids: string[] = [];
  const edit = (id: string, title: string) => send(server, 'PATCH', `${RECORDS}/${id}`, { title });
  const milliseconds = [
    await each(COUNT, async () => {
      for (const body of records.slice(0, COUNT)) ids.push((await send(server, 'POST', RECORDS, body)).id);
    }),
    await each(COUNT, async () => {
      for (const id of ids) await edit(id, 'Edited alone');
    }),
    await each(COUNT, () => Promise.all(ids.map((id) => edit(id, 'Edited at once')))),
    await each(BATCH, () => createMany(server, 'posts', records.slice(COUNT))),
  ];
  return { milliseconds, memory: await memoryOf(server.pid) };
}

async function main(): Promise<void> {
  const rounds: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < RUNS; run++) {
    const server = await startPocketBase();
    rounds.push(await measure(server).finally(() => server.stop()));
  }
  const rows = KINDS.map((kind, at) => [
    `${kind}, ms each`,
    median(rounds.map(({ milliseconds }) => milliseconds[at] ?? 0)).toFixed(1),
    rounds.map(({ milliseconds }) => (milliseconds[at] ?? 0).toFixed(1)).join(', '),
  ]);
  const memory = rounds.map((round) => round.memory);
  rows.push(['memory afterwards, MB', String(median(memory)), memory.join(', ')]);
  console.log(`${COUNT} articles, medians of ${RUNS} rounds\n`);
  console.log(markdownTable(['an article', 'median', 'rounds'], rows));
}

void main();
