import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NOTES } from './noteServer';

/** Before all tests with a PocketBase: makes the folder in which their servers are noted. */
export default async function startOfTests(): Promise<void> {
  process.env[NOTES] = await mkdtemp(path.join(tmpdir(), 'modrina-servers-'));
}
