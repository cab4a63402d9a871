import { rm } from 'node:fs/promises';
import { readJson, replaceFile } from '../jsonFile';
import { identify, type ProcessIdentity, stillRuns } from './identity';

/** A child that a killed start may leave behind, and who started it. */
interface ChildRecord {
  child: ProcessIdentity;
  owner: ProcessIdentity;
  /** Where it answers, if it is a server. */
  url?: string;
}

/** Notes a child of this process in a file. A full or read-only disk stops neither the child nor this process. */
export async function recordChild(file: string, pid: number, url?: string): Promise<void> {
  const [child, owner] = await Promise.all([identify(pid), identify(process.pid)]);
  if (!child || !owner) return;
  await replaceFile(file, JSON.stringify({ child, owner, url } satisfies ChildRecord)).catch(() => undefined);
}

/** Reads a child's record; undefined if there is none or the child is gone. */
export async function readChild(file: string): Promise<(ChildRecord & { orphaned: boolean }) | undefined> {
  const record = await readJson<ChildRecord>(file);
  if (!record || !(await stillRuns(record.child))) return undefined;
  return { ...record, orphaned: !(await stillRuns(record.owner)) };
}

/**
 * The URL of a server that a living process keeps running, also while that process restarts it.
 * @returns undefined where no server was recorded, or its supervisor is gone
 */
export async function supervisedUrl(file: string): Promise<string | undefined> {
  const record = await readJson<ChildRecord>(file);
  return record && (await stillRuns(record.owner)) ? record.url : undefined;
}

/** Forgets a child that was stopped. */
export function forgetChild(file: string): Promise<void> {
  return rm(file, { force: true }).catch(() => undefined);
}
