import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, type ProcessIdentity, stillRuns } from './identity';

const STOP_TIMEOUT_MS = 5_000;

/** A child that a killed start may leave behind, and who started it. */
export interface ChildRecord {
  child: ProcessIdentity;
  owner: ProcessIdentity;
  /** Where it answers, if it is a server. */
  url?: string;
}

/** Notes a child of this process in a file. A full or read-only disk stops neither the child nor this process. */
export async function recordChild(file: string, pid: number, url?: string): Promise<void> {
  const [child, owner] = await Promise.all([identify(pid), identify(process.pid)]);
  if (!child || !owner) return;
  const write = async () => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.next`, JSON.stringify({ child, owner, url } satisfies ChildRecord));
    await rename(`${file}.next`, file);
  };
  await write().catch(() => undefined);
}

/** Reads a child's record; undefined if there is none or the child is gone. */
export async function readChild(file: string): Promise<(ChildRecord & { orphaned: boolean }) | undefined> {
  const record = await readRecord(file);
  if (!record || !(await stillRuns(record.child))) return undefined;
  return { ...record, orphaned: !(await stillRuns(record.owner)) };
}

/**
 * The URL of a server that a living process keeps running, also while that process restarts it.
 * @returns undefined where no server was recorded, or its supervisor is gone
 */
export async function supervisedUrl(file: string): Promise<string | undefined> {
  const record = await readRecord(file);
  return record && (await stillRuns(record.owner)) ? record.url : undefined;
}

async function readRecord(file: string): Promise<ChildRecord | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ChildRecord;
  } catch {
    return undefined;
  }
}

/** Forgets a child that was stopped. */
export function forgetChild(file: string): Promise<void> {
  return rm(file, { force: true }).catch(() => undefined);
}

/** Ends a process and its group, gently first; only ever one that was recorded and is still the same. */
export async function endGroup(target: ProcessIdentity, patience = STOP_TIMEOUT_MS): Promise<void> {
  const deadline = performance.now() + patience;
  if (await stillRuns(target)) signalGroup(target.pid, 'SIGTERM');
  while (await stillRuns(target)) {
    if (performance.now() > deadline) signalGroup(target.pid, 'SIGKILL');
    await sleep(50);
  }
}

/** Signals a group, or the process alone where it leads none. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // Gone, or no leader of a group.
    }
  }
}
