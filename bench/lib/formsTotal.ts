import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Audit } from './formsAudit';
import type { ChaosResult } from './formsChaos';

/** Figures of all runs, by what they count; they only increase. */
export type Total = Record<string, number>;

/** Figures that must be 0 in a successful run. */
export const MUST_BE_ZERO = [
  'acknowledged and lost',
  'duplicated',
  'rows without an acknowledgement',
  'two responses for one key',
  'unexpected responses',
  'mails missing',
  'mails duplicated',
];

/** The figures of one run, each by its printed name. */
export function figuresOf(chaos: ChaosResult, found: Audit): Total {
  const { tally, kills } = chaos;
  return {
    runs: 1,
    seconds: Math.round(chaos.seconds),
    'PocketBase killed (-9)': kills.pocketbase,
    'publisher killed (-9)': kills.builder,
    'npm start killed (-9)': kills.start,
    'kills while requests were pending': chaos.killsUnderLoad,
    'disk filled to the last byte': chaos.fills,
    'submissions acknowledged': tally.acknowledged.size,
    'successful responses, with repeats': tally.successes,
    'requests without a response': tally.unanswered,
    'responses "try again" (503)': tally.postponed,
    'of them while the disk was full': chaos.postponedWhileFull,
    'rows in the database': found.rows,
    'mails in the outbox': found.mails,
    'acknowledged and lost': found.lost,
    duplicated: found.duplicated,
    'rows without an acknowledgement': found.unknown,
    'two responses for one key': tally.contradicted,
    'unexpected responses': [...tally.unexpected.values()].reduce((sum, count) => sum + count, 0),
    'mails missing': found.mailsMissing,
    'mails duplicated': found.mailsTooMany,
  };
}

/** Adds a run to the sum of earlier runs in a file, and stores the sum there. */
export async function addToTotal(file: string, run: Total): Promise<Total> {
  const before = await readTotal(file);
  const sum = Object.fromEntries(Object.entries(run).map(([name, value]) => [name, (before[name] ?? 0) + value]));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.next`, JSON.stringify(sum, undefined, 2));
  await rename(`${file}.next`, file);
  return sum;
}

/** The sum so far; empty without a file. */
export async function readTotal(file: string): Promise<Total> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Total;
}
