import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../dataFolder';
import { NOTES } from './noteServer';

/**
 * Fills a data folder for a test. The first test of a run that needs data of this kind makes them, the others copy them:
 * to migrate and seed anew took 1.5 to 6 s of each start.
 * @param kind names the template, e.g. `empty`
 * @param dataDir the folder to fill; one that holds a database is left to `make`, which brings it up to date
 * @param make fills a folder
 * @throws what `make` throws
 */
export async function fillFromTemplate(
  kind: string,
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const run = process.env[NOTES];
  // Benchmarks are no run of tests: their one start gains nothing from a template.
  if (!run || existsSync(dataFolder(dataDir).database)) return make(dataDir);
  const template = path.join(run, 'templates', kind);
  await makeOnce(template, make);
  await cp(path.join(template, 'data'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
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
