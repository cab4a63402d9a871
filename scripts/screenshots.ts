import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledBrowser } from './lib/browser';
import { COMMITTED, DIFFERING, fileOf } from './lib/screenshots/compareShots';
import { type Built, shotsOf } from './lib/screenshots/plan';
import { takeShots } from './lib/screenshots/takeShots';
import { emptySite, previewSite, releaseSite, STAGE_FOLDER, WORKSPACE } from './lib/e2e/sites';
import { makeWorkspace } from './lib/workspace';

/** Takes the screenshots of a running site and replaces the committed ones. */
async function write(executable: string, url: string, built: Built): Promise<void> {
  const shots = shotsOf(built);
  const started = Date.now();
  let bytes = 0;
  await takeShots(executable, url, shots, async (shot, image) => {
    await writeFile(fileOf(shot.name), image);
    bytes += image.length;
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${built}: ${shots.length} screenshots, ${(bytes / 1000).toFixed(0)} kB, ${seconds} s`);
}

/** Accepts the differing screenshots of the end-to-end tests. */
async function accept(): Promise<void> {
  const files = (await readdir(DIFFERING).catch(() => [])).filter((file) => file.endsWith('.webp'));
  await mkdir(COMMITTED, { recursive: true });
  for (const file of files) await cp(join(DIFFERING, file), join(COMMITTED, file));
  await rm(DIFFERING, { recursive: true, force: true });
  console.log(`${files.length} screenshots accepted. Look at them before you commit them: git status ${COMMITTED}`);
}

/** Builds the site in a separate folder, as the end-to-end tests do, and takes all screenshots. */
async function makeAll(executable: string): Promise<void> {
  await rm(STAGE_FOLDER, { recursive: true, force: true });
  await makeWorkspace(WORKSPACE);
  await rm(COMMITTED, { recursive: true, force: true });
  await mkdir(COMMITTED, { recursive: true });
  for (const [built, start] of [
    ['release', releaseSite],
    ['preview', previewSite],
    ['empty', emptySite],
  ] as const) {
    console.log(`Building the site (${built}) …`);
    const site = await start();
    await write(executable, site.url, built).finally(() => site.stop());
  }
}

async function main(): Promise<void> {
  if (process.argv.includes('--accept')) return accept();
  const executable = await bundledBrowser();
  if (!executable) throw new Error('The browser for screenshots runs on 64-bit Linux only.');
  return makeAll(executable);
}

void main();
