import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataFolder, previewFolder } from '../dataFolder';
import { OperatorError } from '../UserError';
import { findByCommand, identify, parentOf, type ProcessIdentity } from '../process/identity';
import { isPortFree } from '../process/ports';
import { readChild } from '../process/records';
import { endGroup } from '../process/processGroup';

const LEAVING_MS = 3_000;

/** Stops what a killed start left running: what was recorded and is still the same process, and servers of this database. */
export async function stopOrphans(data: DataFolder): Promise<void> {
  // The builder first: it would start its Gatsby again.
  for (const name of ['builder.json', 'gatsby.json', 'pocketbase.json']) {
    const child = await readChild(path.join(data.run, name));
    if (child?.orphaned) await endGroup(child.child);
  }
  const gatsby = await readChild(path.join(previewFolder(data).run, 'gatsby.json'));
  if (gatsby?.orphaned) await endGroup(gatsby.child);
  for (const server of await orphanedServers(data)) await endGroup(server);
}

/**
 * PocketBases of this database that nobody supervises. The record of one is missing where the disk was full when it was
 * started, or the start was killed before it wrote: such a server held the port, and no start could take its place.
 */
async function orphanedServers(data: DataFolder): Promise<ProcessIdentity[]> {
  // The order of arguments in servePocketBase.ts; a space ends the folder's name.
  const servers = (await findByCommand(` --dir ${data.database} `)).filter(({ command }) => / serve /.test(command));
  const isSupervised = async ({ pid }: ProcessIdentity) => {
    const parent = await parentOf(pid);
    return parent !== undefined && /\bnode\b/.test((await identify(parent))?.command ?? '');
  };
  const supervised = await Promise.all(servers.map(isSupervised));
  return servers.filter((_, index) => !supervised[index]);
}

/** The address of PocketBase if a living process serves this data folder, else undefined. */
export async function runningSite(data: DataFolder): Promise<{ url: string; pid: number } | undefined> {
  const child = await readChild(path.join(data.run, 'pocketbase.json'));
  return child && !child.orphaned && child.url ? { url: child.url, pid: child.owner.pid } : undefined;
}

/** Processes that are being stopped, with the npm that was killed above them, get time to end. */
async function stillRunning(data: DataFolder) {
  const deadline = performance.now() + LEAVING_MS;
  let running = await runningSite(data);
  while (running && performance.now() < deadline) {
    await sleep(100);
    running = await runningSite(data);
  }
  await stopOrphans(data);
  return running;
}

/** A program that is just ending, or a connection that happens to use the port, gives it back by itself. */
async function becomesFree(host: string, port: number): Promise<boolean> {
  const deadline = performance.now() + LEAVING_MS;
  while (!(await isPortFree(host, port))) {
    if (performance.now() > deadline) return false;
    await sleep(100);
  }
  return true;
}

/** Refuses to start beside another server. */
export async function checkAddress(data: DataFolder, host: string, port: number): Promise<void> {
  const running = await stillRunning(data);
  if (running) {
    throw new OperatorError(
      `The site runs already at ${running.url} (process ${running.pid}). Stop that one first, or set DATA_DIR and PORT.`,
    );
  }
  let free: boolean;
  try {
    free = await becomesFree(host, port);
  } catch (error) {
    throw new OperatorError(`Nothing can listen at ${host}:${port} (${(error as Error).message}). Set HOST and PORT.`);
  }
  if (!free)
    throw new OperatorError(
      `Port ${port} of ${host} is taken by another program. Stop that one, or set PORT to a free port.`,
    );
}
