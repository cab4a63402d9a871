import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../exists';
import { retryWhile } from '../retryWhile';
import { writeDurably } from '../site/files';
import { OperatorError, UserError } from '../UserError';
import type { Installation } from './installation';
import { runPocketBase } from './runPocketBase';

/** The migration of a killed start continues for some seconds. */
const LOCKED_FOR_MS = 30_000;

/** Migrates the database to the newest model, and creates it if there is none. */
export async function migrate(installation: Installation): Promise<void> {
  await mkdir(installation.database, { recursive: true, mode: 0o700 });
  // Two that create one database at the same moment can fail in other ways than by a lock: seen once in some 30 test runs.
  let unknownFailures = 0;
  const isOfConcurrency = (error: UserError) =>
    error.detail.includes('database is locked') || (!(error instanceof OperatorError) && unknownFailures++ === 0);
  await retryWhile(
    (error) => error instanceof UserError && isOfConcurrency(error),
    { forMs: LOCKED_FOR_MS, pauseMs: 500 },
    () => runPocketBase(installation, ['migrate', 'up'], 'The database cannot be migrated; nothing was changed.'),
  );
}

/** Creates the superuser or sets its password; changes nothing if it can log in already. */
export async function keepSuperuser(
  installation: Installation,
  superuser: { email: string; password: string },
): Promise<void> {
  await runPocketBase(installation, ['keep-superuser'], 'The superuser cannot be saved.', {
    PB_SUPERUSER_EMAIL: superuser.email,
    PB_SUPERUSER_PASSWORD: superuser.password,
  });
}

const SEED = 'pocketbase/seed';

/**
 * Adds the starting content to an empty database, only once: an editor who deletes all content does not want it back.
 * @param installation the migrated PocketBase
 * @param marker file that exists if this database had content once
 * @param wanted whether to seed at all
 * @returns the result in a few words
 */
export async function seedDatabase(installation: Installation, marker: string, wanted: boolean): Promise<string> {
  if (await exists(marker)) return 'kept as it is';
  if ((await countContent(installation)) === 0) {
    if (!wanted) return 'left empty';
    const seed = path.join(installation.root, SEED);
    const written = await writeSeed(installation, seed, path.join(seed, 'images'));
    await markSeeded(marker);
    return `${written} records`;
  }
  await markSeeded(marker);
  return 'kept as it is';
}

/** Writes a seed; PocketBase refuses it if there is content. */
export async function writeSeed(installation: Installation, folder: string, images: string): Promise<number> {
  const output = await runPocketBase(installation, ['seed', folder, images], 'The starting content cannot be written.');
  return readCount(output);
}

async function countContent(installation: Installation): Promise<number> {
  return readCount(await runPocketBase(installation, ['count-content'], 'The content cannot be counted.'));
}

function readCount(output: string): number {
  const count = /content records: (\d+)/.exec(output)?.[1];
  if (count === undefined) throw new UserError('PocketBase did not say how much content there is.', output);
  return Number(count);
}

async function markSeeded(marker: string): Promise<void> {
  await mkdir(path.dirname(marker), { recursive: true });
  await writeDurably(marker, `${JSON.stringify({ at: new Date().toISOString() })}\n`);
}
