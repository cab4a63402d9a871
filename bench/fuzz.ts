import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loggedExceptions } from '../server/testing/fuzz/loggedExceptions';
import { openFuzzSite } from '../server/testing/fuzz/openFuzzSite';
import { runFuzz } from '../server/testing/fuzz/runFuzz';
import { markdownTable, median } from './lib/statistics';

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

/** Resident memory of a process in MB; undefined if the process has ended. */
async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/**
 * Compares memory late in a run with its middle. Single samples jump with each garbage collection, so medians of a
 * tenth of the run are compared.
 * @param samples in MB, at equal intervals
 */
function memoryGrowth(samples: readonly number[]): { middle: number; later: number; ratio: number } {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  const tenthAt = (index: number) => median(samples.slice(index * tenth, (index + 1) * tenth));
  const middle = tenthAt(4);
  const later = Math.max(...[5, 6, 7, 8, 9].map(tenthAt));
  return { middle, later, ratio: later / middle };
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
      'responses of 500 and above': count((status) => status >= 500),
      'without a response': count((status) => status < 1),
      'exceptions in hooks, kinds': exceptions.length,
      crashes,
    };
    const statuses = [...run.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
    const rows = Object.entries({
      requests: run.sent,
      routes: site.routes.length,
      ...faults,
      'memory halfway, MB': Math.round(middle),
      'maximum memory later, MB': Math.round(later),
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
