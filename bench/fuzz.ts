import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loggedExceptions } from '../server/testing/fuzz/loggedExceptions';
import { openFuzzSite } from '../server/testing/fuzz/openFuzzSite';
import { runFuzz } from '../server/testing/fuzz/runFuzz';
import { memoryGrowth, memoryOf } from './lib/memoryOf';
import { markdownTable } from './lib/statistics';

// Random requests to every route of the hooks: no response of 500, no crash, no exception in a hook, flat memory.
const USAGE = 'npm run bench:fuzz -- [--minutes 10] [--seed 1] [--clients 8]';
const MOST_GROWTH = 1.15;
/** PocketBase writes its log every three seconds. */
const LOG_MILLISECONDS = 5000;

function readOptions(): { minutes: number; seed: number; clients: number } {
  const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
  const seed = String(Math.floor(Math.random() * 2 ** 31));
  const { values } = parseArgs({ options: { minutes: text('10'), seed: text(seed), clients: text('8') } });
  const options = { minutes: Number(values.minutes), seed: Number(values.seed), clients: Number(values.clients) };
  if (!Object.values(options).every((value) => value > 0)) throw new Error(USAGE);
  return options;
}

async function main(): Promise<void> {
  const { minutes, seed, clients } = readOptions();
  console.log(`Seed ${seed}`);
  const { preview, site } = await openFuzzSite();
  const { server } = preview.people;
  const { pid } = server;
  const samples: (number | undefined)[] = [];
  try {
    const onSecond = () => void memoryOf(pid).then((megabytes) => samples.push(megabytes));
    const milliseconds = minutes * 60_000;
    const run = await runFuzz({ url: server.url, site, seed, clients, milliseconds, onSecond });
    await sleep(LOG_MILLISECONDS);
    const exceptions = await loggedExceptions(server.url, server.token);
    const { middle, later, ratio } = memoryGrowth(samples.filter((sample) => sample !== undefined));
    const crashes = samples.includes(undefined) || (await memoryOf(pid)) === undefined ? 1 : 0;

    const count = (fits: (status: number) => boolean) =>
      [...run.statuses].reduce((sum, [status, times]) => sum + (fits(status) ? times : 0), 0);
    const faults = {
      'answers of 500 and above': count((status) => status >= 500),
      'without an answer': count((status) => status < 1),
      'exceptions in hooks, kinds': exceptions.length,
      crashes,
    };
    const statuses = [...run.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
    const rows = Object.entries({
      requests: run.sent,
      routes: site.routes.length,
      ...faults,
      'memory in the middle, MB': Math.round(middle),
      'most memory later, MB': Math.round(later),
    });
    console.log(
      markdownTable(
        ['', `${minutes} minutes`],
        rows.map(([name, value]) => [name, String(value)]),
      ),
    );
    console.log(`Statuses: ${statuses.join(', ')}`);
    [...run.findings, ...exceptions].forEach((finding) => console.log(`  ${finding}`));
    // In a run of seconds the memory still grows to its working size.
    const isFlat = minutes < 2 || ratio <= MOST_GROWTH;
    const isSound = Object.values(faults).every((value) => value === 0) && isFlat;
    console.log(
      isSound ? '\n0 responses of 500, 0 crashes, memory flat' : `\nThe bench FAILED (memory × ${ratio.toFixed(2)})`,
    );
    process.exitCode = isSound ? 0 : 1;
  } finally {
    await preview.stop();
  }
}

void main();
