import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPocketBase } from '../server/testing/throwawayPocketBase';
import { type Audit, audit } from './lib/formsAudit';
import { type ChaosResult, makeChaos } from './lib/formsChaos';
import { mountSmallDisk, unmountSmallDisk } from './lib/formsDisk';
import { measureThroughput, type Throughput } from './lib/formsThroughput';

// That nothing sent is ever lost: submissions while PocketBase is killed and its disk fills up; and what a form costs.
const FOLDER = resolve('.tmp/bench-forms');
const CHAOS = resolve(FOLDER, 'chaos');
const USAGE = 'npm run bench:forms -- [--posts 20000] [--kills 200] [--fills 10] [--clients 16] [--rounds 5]';
const DISK_MEGABYTES = 600;
/** Quotas are off: all clients come from one address. */
const ENV = { FORM_QUOTA: '0', MAIL_TEAM: 'team@modrina.example' };

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const line = (name: string, value: string | number): void =>
  console.log(`  ${name.padEnd(46)}${String(value).padStart(10)}`);

function readOptions() {
  const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
  const { values } = parseArgs({
    options: { posts: text('20000'), kills: text('200'), fills: text('10'), clients: text('16'), rounds: text('5') },
  });
  const numbers = Object.entries(values).map(([name, value]) => [name, Number(value)] as const);
  if (numbers.some(([, value]) => !Number.isInteger(value) || value < 0)) throw new Error(USAGE);
  const { posts = 0, kills = 0, fills = 0, clients = 0, rounds = 0 } = Object.fromEntries(numbers);
  return { posts, kills, fills, clients, rounds };
}

function printChaos(chaos: ChaosResult, found: Audit, hasDisk: boolean): void {
  const { tally } = chaos;
  console.log(`\nChaos, ${chaos.seconds.toFixed(0)} s`);
  line('PocketBase killed (-9) and started again', chaos.kills);
  line('  while requests were under way', chaos.killsUnderLoad);
  line('disk filled to the last byte', hasDisk ? chaos.fills : 'no root');
  line('submissions acknowledged', tally.acknowledged.size);
  line('  answers of success, with repeats', tally.successes);
  line('requests without an answer', tally.unanswered);
  line('answers "try again" (503)', tally.postponed);
  line('  while the disk was full', chaos.postponedWhileFull);
  line(
    'answers that nothing explains',
    [...tally.unexpected].map(([status, count]) => `${count} × ${status}`).join() || 0,
  );
  line('rows in the database', found.rows);
  line('acknowledged and lost', found.lost);
  line('doubled', found.doubled);
  line('rows that nobody was told of', found.unknown);
  line('two answers for one key', tally.contradicted);
  line('mails in the outbox', found.mails);
  line('  missing', found.mailsMissing);
  line('  too many', found.mailsTooMany);
}

function printThroughput({ form, bare }: Throughput): void {
  const ratios = form.map((value, round) => value / (bare[round] ?? NaN));
  const list = (values: number[], digits: number) => values.map((value) => value.toFixed(digits)).join(', ');
  console.log('\nThroughput, submissions a second, 16 connections, median of the rounds');
  line('save-form-message: row, two mails, all rules', `${median(form).toFixed(0)}`);
  line('bare record create, no hooks', `${median(bare).toFixed(0)}`);
  line('ratio', median(ratios).toFixed(2));
  console.log(`  rounds: ${list(form, 0)} / ${list(bare, 0)} = ${list(ratios, 2)}`);
}

async function runChaos(options: ReturnType<typeof readOptions>): Promise<boolean> {
  const disk = options.fills > 0 ? mountSmallDisk(CHAOS, DISK_MEGABYTES) : undefined;
  const server = await startPocketBase({ dir: CHAOS, env: ENV });
  try {
    const report = (text: string) => console.log(`  … ${text}`);
    const chaos = await makeChaos(server, disk, { ...options, report });
    const found = await audit(server, chaos.tally);
    printChaos(chaos, found, disk !== undefined);
    const faults = [found.lost, found.doubled, found.unknown, found.mailsMissing, found.mailsTooMany];
    return [...faults, chaos.tally.contradicted, chaos.tally.unexpected.size].every((count) => count === 0);
  } finally {
    await server.stop();
    disk?.remove();
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  unmountSmallDisk(CHAOS);
  await rm(FOLDER, { recursive: true, force: true });
  const isSound = options.posts > 0 ? await runChaos(options) : undefined;
  if (options.rounds > 0) {
    const server = await startPocketBase({ env: ENV });
    try {
      printThroughput(await measureThroughput(server, options.rounds, 1000));
    } finally {
      await server.stop();
    }
  }
  await rm(FOLDER, { recursive: true, force: true });
  if (isSound === undefined) return;
  console.log(isSound ? '\n0 lost, 0 doubled' : '\nThe bench FAILED: see the table');
  process.exitCode = isSound ? 0 : 1;
}

void main();
