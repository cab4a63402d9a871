import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetSettings, PROGRAM, RARELY, testProgram } from './installation';
import { NOTES } from './noteServer';

/** Before all tests with a PocketBase: gets it, builds the hooks, and makes the folder in which the servers are noted. */
export default async function startOfTests(): Promise<void> {
  forgetSettings();
  process.env['GOGC'] ??= RARELY;
  process.env[PROGRAM] = await testProgram();
  process.env[NOTES] = await mkdtemp(path.join(tmpdir(), 'modrina-servers-'));
}
