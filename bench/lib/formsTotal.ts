import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Audit } from './formsAudit';
import type { ChaosResult } from './formsChaos';

/** Figures of all runs, by what they count; they only increase. */
export type Total = Record<string, number>;

/** Figures that must be 0 in a successful run. */
export const FAULTS = [
  'acknowledged and lost',
  'doubled',
  'rows that nobody was told of',
  'two answers for one key',
  'answers that nothing explains',
  'mails missing',
  'mails too many',
];

/** The figures of one run, each by its printed name. */
export function figuresOf(chaos: ChaosResult, found: Audit): Total {
  const { tally, kills } = chaos;
  return {
    pieces: 1,
    seconds: Math.round(chaos.seconds),
    'PocketBase killed (-9)': kills.pocketbase,
    'builder killed (-9)': kills.builder,
    'npm start killed (-9)': kills.start,
    'kills while requests were under way': chaos.killsUnderLoad,
    'disk filled to the last byte': chaos.fills,
    'submissions acknowledged': tally.acknowledged.size,
    'answers of success, with repeats': tally.successes,
    'requests without an answer': tally.unanswered,
    'answers "try again" (503)': tally.postponed,
    'of them while the disk was full': chaos.postponedWhileFull,
    'rows in the database': found.rows,
    'mails in the outbox': found.mails,
    'acknowledged and lost': found.lost,
    doubled: found.doubled,
    'rows that nobody was told of': found.unknown,
    'two answers for one key': tally.contradicted,
    'answers that nothing explains': [...tally.unexpected.values()].reduce((sum, count) => sum + count, 0),
    'mails missing': found.mailsMissing,
    'mails too many': found.mailsTooMany,
  };
}

/** Adds a run to the sum of earlier runs in a file, and stores the sum there. */
export async function addToTotal(file: string, piece: Total): Promise<Total> {
  const before = await readTotal(file);
  const sum = Object.fromEntries(Object.entries(piece).map(([name, value]) => [name, (before[name] ?? 0) + value]));
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
