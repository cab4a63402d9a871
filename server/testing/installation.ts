import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../dataFolder';
import { type Installation, installPocketBase } from '../pocketbase/installation';
import { readSettings, ROOT } from '../settings';

/** The variable with the program of a run of tests; set for jest by startOfTests.ts. */
export const PROGRAM = 'TEST_PROGRAM';

/**
 * Go's garbage collector took a third of PocketBase's processor time in tests of hooks. At 400 it waits until the heap has grown
 * fivefold, not to the double: 22 s of processor time instead of 28 for 21 tests.
 */
export const RARELY = '400';

/**
 * The program that tests run: fetched once into the project's own data folder. A run of tests checks it and builds the hooks
 * once, which takes half a second of processor time and more.
 */
export async function testProgram(): Promise<string> {
  return process.env[PROGRAM] ?? (await installPocketBase(testSettings())).program;
}

/** The settings of tests: where kept copies are, and nothing else of the environment. */
export function testSettings() {
  return readSettings({ DATA_DIR: process.env['DATA_DIR'], POCKETBASE_BIN: process.env['POCKETBASE_BIN'] });
}

/** A PocketBase with an empty database in a temporary folder, for tests of its commands. */
export async function temporaryInstallation(): Promise<Installation & { dir: string }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'modrina-test-'));
  return { dir, program: await testProgram(), database: dataFolder(dir).database, root: ROOT };
}

/** The beginnings of the settings of a site (docs/operators.md), but for the place of PocketBase's program. */
const SETTINGS =
  /^(SMTP_|MAIL_|BACKUP|BUILD$|BUILD_HOOK|BUILD_TARGET|PB_|SITE_|GTM_|PREVIEW|STATIC_HOST|ASSISTANT_|FORM_QUOTA|HSTS_|EXTRA_HOSTS|TRUSTED_PROXY|ALLOW_|SEED$|ERROR_REPORT|CANONICAL_|THIRD_PARTY_|HOST$|PORT$|LITESTREAM_S3)/;

/**
 * Removes the settings of a site from the environment of the tests: with those of a live site, which a shell may have, they would send
 * mails by its server, write into its bucket and notify its host.
 */
export function forgetSettings(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env)) if (SETTINGS.test(name)) delete env[name];
}
