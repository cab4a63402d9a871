import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPocketBase } from '../server/testing/throwawayPocketBase';
import { send } from './lib/fillArticles';
import { audit } from './lib/formsAudit';
import { makeChaos } from './lib/formsChaos';
import { mountSmallDisk, type SmallDisk, unmountSmallDisk } from './lib/formsDisk';
import { ENV, type FormsTarget, pocketBaseTarget, siteTarget, type Victim } from './lib/formsTarget';
import { measureThroughput, type Throughput } from './lib/formsThroughput';
import { median } from './lib/statistics';
import { addToTotal, MUST_BE_ZERO, figuresOf, readTotal, type Total } from './lib/formsTotal';

// No submission may ever be lost: submissions while processes are killed and the disk fills up; and the cost of a form.
const FOLDER = resolve('.tmp/bench-forms');
const CHAOS = resolve(FOLDER, 'chaos');
/** Figures of all runs add up here; `--fresh` starts again. */
const TOTAL = resolve('.tmp/bench-forms-total.json');
const USAGE =
  'npm run bench:forms -- [--posts 20000] [--kills 200] [--fills 10] [--clients 16] [--rounds 5] [--minutes 0] [--site] [--fresh]';
/** Space for a copy of the project with its cache, its releases and its database. */
const DISK_MEGABYTES = { site: 1500, alone: 600 };
/** Of ten kills under `npm start`: killing the start or the publisher costs a warm Gatsby each. */
const SITE_VICTIMS: Victim[] = ['pocketbase', 'start', 'pocketbase', 'pocketbase', 'pocketbase'];
const WITH_BUILDER: Victim[] = [...SITE_VICTIMS, 'pocketbase', 'builder', 'pocketbase', 'pocketbase', 'pocketbase'];

const line = (name: string, value: string | number): void =>
  console.log(`  ${name.padEnd(46)}${String(value).padStart(10)}`);

function readOptions() {
  const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
  const flag = { type: 'boolean' as const, default: false };
  const numbers = { posts: text('20000'), kills: text('200'), fills: text('10'), clients: text('16') };
  const { values } = parseArgs({
    options: { ...numbers, rounds: text('5'), minutes: text('0'), site: flag, fresh: flag },
  });
  const read = (value: string) => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < 0) throw new Error(USAGE);
    return number;
  };
  const { site, fresh, ...rest } = values;
  const { posts, kills, fills, clients, rounds, minutes } = rest;
  return {
    ...{ posts: read(posts), kills: read(kills), fills: read(fills), clients: read(clients) },
    ...{ rounds: read(rounds), minutes: read(minutes), site, fresh },
  };
}
type Options = ReturnType<typeof readOptions>;

function printThroughput({ form, bare }: Throughput): void {
  const ratios = form.map((value, round) => value / (bare[round] ?? NaN));
  const list = (values: number[], digits: number) => values.map((value) => value.toFixed(digits)).join(', ');
  console.log('\nThroughput, submissions a second, 16 connections, median of the rounds');
  line('save-form-message: row, two mails, all rules', `${median(form).toFixed(0)}`);
  line('plain record create, no hooks', `${median(bare).toFixed(0)}`);
  line('ratio', median(ratios).toFixed(2));
  console.log(`  rounds: ${list(form, 0)} / ${list(bare, 0)} = ${list(ratios, 2)}`);
}

/** One run: its own rows, sent, killed and filled, then counted. */
async function runOnce(target: FormsTarget, disk: SmallDisk | undefined, options: Options): Promise<Total> {
  for (const collection of ['form_messages', 'messages', 'outbox']) {
    await send(target, 'DELETE', `/api/collections/${collection}/truncate`);
  }
  const report = (text: string) => console.log(`  … ${text}`);
  const victims = options.site ? WITH_BUILDER : (['pocketbase'] as const);
  const chaos = await makeChaos(target, disk, { ...options, victims, report });
  chaos.tally.unexpected.forEach((count, status) => console.log(`  ! ${count} × ${status}`));
  return figuresOf(chaos, await audit(target, chaos.tally));
}

/** Repeats runs until the time is over, at least one; prints the sum of all runs after each. */
async function runChaos(options: Options): Promise<boolean> {
  const disk = options.fills > 0 ? mountSmallDisk(CHAOS, DISK_MEGABYTES[options.site ? 'site' : 'alone']) : undefined;
  if (!disk && options.fills > 0) console.log('  ! No separate disk could be mounted (no root): it is not filled.');
  const target = options.site ? await siteTarget(resolve(CHAOS, 'site')) : await pocketBaseTarget(CHAOS);
  try {
    const since = performance.now();
    do {
      const total = await addToTotal(TOTAL, await runOnce(target, disk, options));
      console.log('\nAll runs so far');
      Object.entries(total).forEach(([name, value]) => line(name, value));
    } while (performance.now() - since < options.minutes * 60_000);
    const total = await readTotal(TOTAL);
    return MUST_BE_ZERO.every((name) => total[name] === 0);
  } finally {
    await target.stop();
    disk?.remove();
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  unmountSmallDisk(CHAOS);
  await rm(FOLDER, { recursive: true, force: true });
  if (options.fresh) await rm(TOTAL, { force: true });
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
  console.log(isSound ? '\n0 lost, 0 duplicated' : '\nThe bench FAILED: see the table');
  process.exitCode = isSound ? 0 : 1;
}

void main();
