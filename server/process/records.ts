import { rm } from 'node:fs/promises';
import { readJson, replaceFile } from '../jsonFile';
import { identify, type ProcessIdentity, stillRuns } from './identity';

/** A child process and the process that started it; a killed start leaves the child running. */
interface ChildRecord {
  child: ProcessIdentity;
  owner: ProcessIdentity;
  /** The URL of a server. */
  url?: string;
}

/** Records a child of this process in a file. A full or read-only disk stops neither of them. */
export async function recordChild(file: string, pid: number, url?: string): Promise<void> {
  const [child, owner] = await Promise.all([identify(pid), identify(process.pid)]);
  if (!child || !owner) return;
  await replaceFile(file, JSON.stringify({ child, owner, url } satisfies ChildRecord)).catch(() => undefined);
}

/** Reads a child's record; undefined if there is none or the child has ended. */
export async function readChild(file: string): Promise<(ChildRecord & { orphaned: boolean }) | undefined> {
  const record = await readJson<ChildRecord>(file);
  if (!record || !(await stillRuns(record.child))) return undefined;
  return { ...record, orphaned: !(await stillRuns(record.owner)) };
}

/**
 * The URL of a server that a running process supervises, also during a restart of the server.
 * @returns undefined if no server is recorded, or its supervisor has ended
 */
export async function supervisedUrl(file: string): Promise<string | undefined> {
  const record = await readJson<ChildRecord>(file);
  return record && (await stillRuns(record.owner)) ? record.url : undefined;
}

/** Removes the record of a stopped child. */
export function forgetChild(file: string): Promise<void> {
  return rm(file, { force: true }).catch(() => undefined);
}
