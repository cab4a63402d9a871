import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../dataFolder';
import { keepSuperuser, migrate, seedDatabase, writeSeed } from '../pocketbase/prepareDatabase';
import type { Installation } from '../pocketbase/installation';
import { runPocketBase } from '../pocketbase/runPocketBase';
import { ROOT } from '../settings';
import { NOTES } from './noteServer';
import { tinyPictures } from './tinyPictures';

/** The account of each database of tests. */
export const SUPERUSER = { email: 'test@modrina.example', password: 'only-for-tests-1' };

/** The starting content, also with pictures of a few pixels; without it, the database is migrated and empty. */
export type SeedOfTests = boolean | 'tiny pictures';

/**
 * Fills a data folder for a test. The first test of a run that needs data of this kind makes them, the others copy them:
 * to migrate and seed anew took 1.5 to 6 s of each start.
 * @param dataDir the folder to fill; a database that it holds is brought up to date
 * @throws what PocketBase's commands throw
 */
export async function fillData(dataDir: string, program: string, seed: SeedOfTests = false): Promise<void> {
  const make = (folder: string) => makeData(folder, program, seed);
  const run = process.env[NOTES];
  // Benchmarks are no run of tests: their one start gains nothing from a template.
  if (!run || existsSync(dataFolder(dataDir).database)) return make(dataDir);
  const template = path.join(run, 'templates', seed ? String(seed) : 'empty');
  await makeOnce(template, make);
  await cp(path.join(template, 'data'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Migrates, makes the superuser and seeds. */
async function makeData(dataDir: string, program: string, seed: SeedOfTests): Promise<void> {
  const installation = { program, database: dataFolder(dataDir).database, root: ROOT };
  await migrate(installation);
  await hashCheaply(installation);
  await keepSuperuser(installation, SUPERUSER);
  if (seed === 'tiny pictures') {
    const [source, pictures] = [path.join(ROOT, 'pocketbase/seed'), path.join(dataDir, 'tiny-pictures')];
    await tinyPictures(source, pictures);
    await writeSeed(installation, source, pictures);
  } else if (seed) {
    await seedDatabase(installation, dataFolder(dataDir).seeded, true);
  }
}

/** bcrypt's least cost, with which a sign-in takes 2 ms of processor time instead of 100 with PocketBase's 10. */
const LEAST_COST = 4;
const SQL = `UPDATE {{_collections}} SET {{fields}} = replace({{fields}}, '"cost":0', '"cost":${LEAST_COST}') WHERE {{type}} = 'auth'`;
const HOOK = `$app.rootCmd.addCommand(new Command({
  use: 'hash-cheaply',
  runE: () => void $app.db().newQuery(${JSON.stringify(SQL)}).execute(),
}));`;

/** Has passwords hashed at the least cost: the tests' servers spent an eighth of their processor time on sign-ins. */
async function hashCheaply(installation: Installation): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'modrina-cheap-'));
  try {
    for (const part of ['pb_hooks', 'pb_migrations'])
      await mkdir(path.join(root, 'pocketbase', part), { recursive: true });
    await writeFile(path.join(root, 'pocketbase/pb_hooks/cheap.pb.js'), HOOK);
    await runPocketBase({ ...installation, root }, ['hash-cheaply'], 'The cost of passwords was not changed.');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Makes a template in one of jest's workers; the others wait for it, or try themselves where it failed. */
async function makeOnce(template: string, make: (folder: string) => Promise<void>): Promise<void> {
  const [data, ready] = [path.join(template, 'data'), path.join(template, 'ready')];
  await mkdir(path.dirname(template), { recursive: true });
  while (!existsSync(ready)) {
    const isMine = await mkdir(template).then(
      () => true,
      () => false,
    );
    if (!isMine) {
      await sleep(50);
      continue;
    }
    try {
      await mkdir(data);
      await make(data);
      await mkdir(ready);
    } catch (error) {
      await rm(template, { recursive: true, force: true });
      throw error;
    }
  }
}
