import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { identify } from '../process/identity';
import { NOTES } from './noteServer';

/** After all tests with a PocketBase: ends the servers that one left running, and says which test did. */
export default async function endOfTests(): Promise<void> {
  const notes = process.env[NOTES];
  if (!notes) return;
  const names = await readdir(notes);
  for (const pid of names.filter((name) => /^\d+$/.test(name))) {
    const server = await identify(Number(pid));
    if (!server?.command.includes('pocketbase')) continue;
    process.kill(server.pid, 'SIGKILL');
    process.stderr.write(
      `PocketBase ${pid} was left running by ${await readFile(path.join(notes, pid), 'utf8')}; it is ended.\n`,
    );
  }
  await rm(notes, { recursive: true, force: true });
}
