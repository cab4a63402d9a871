import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataFolder, previewFolder } from '../dataFolder';
import { OperatorError } from '../UserError';
import { findByCommand, identify, parentOf, type ProcessIdentity } from '../process/identity';
import { isPortFree } from '../process/ports';
import { readChild } from '../process/records';
import { endGroup } from '../process/processGroup';
import { beatsElsewhere } from './heartbeat';

const LEAVING_MS = 3_000;

/** Stops the processes of a killed start: recorded ones that still run, and servers of this database. */
export async function stopOrphans(data: DataFolder): Promise<void> {
  // The builder first: it would restart its Gatsby.
  for (const name of ['builder.json', 'gatsby.json', 'pocketbase.json']) {
    const child = await readChild(path.join(data.run, name));
    if (child?.orphaned) await endGroup(child.child);
  }
  const gatsby = await readChild(path.join(previewFolder(data).run, 'gatsby.json'));
  if (gatsby?.orphaned) await endGroup(gatsby.child);
  for (const server of await orphanedServers(data)) await endGroup(server);
}

/** PocketBase processes that use this database; a space ends the folder's name. */
const usersOf = (data: DataFolder): Promise<ProcessIdentity[]> => findByCommand(` --dir ${data.database} `);

/**
 * PocketBase processes of this database without a supervisor. A record is missing if the disk was full at the start, or the start
 * was killed before it wrote the record: such a server kept the port, and no start could replace it.
 */
async function orphanedServers(data: DataFolder): Promise<ProcessIdentity[]> {
  // The order of arguments in installation.ts. deploy/serve.sh has --dir before serve: systemd or a shell may be its supervisor.
  const servers = (await usersOf(data)).filter(({ command }) => / serve .* --dir /.test(command));
  const isSupervised = async ({ pid }: ProcessIdentity) => {
    const parent = await parentOf(pid);
    return parent !== undefined && /\bnode\b/.test((await identify(parent))?.command ?? '');
  };
  const supervised = await Promise.all(servers.map(isSupervised));
  return servers.filter((_, index) => !supervised[index]);
}

/** The URL of PocketBase if a running process serves this data folder, otherwise undefined. */
export async function runningSite(data: DataFolder): Promise<{ url: string; pid: number } | undefined> {
  const child = await readChild(path.join(data.run, 'pocketbase.json'));
  return child && !child.orphaned && child.url ? { url: child.url, pid: child.owner.pid } : undefined;
}

/** Waits for processes that are being stopped because their npm was killed. */
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

/** Waits for a program that is ending, or for a connection that happens to use the port. */
async function becomesFree(host: string, port: number): Promise<boolean> {
  const deadline = performance.now() + LEAVING_MS;
  while (!(await isPortFree(host, port))) {
    if (performance.now() > deadline) return false;
    await sleep(100);
  }
  return true;
}

/** @throws OperatorError if the site runs, or any PocketBase uses the database */
export async function checkStopped(data: DataFolder): Promise<void> {
  const running = await stillRunning(data);
  const [user] = await usersOf(data);
  if (!running && !user) {
    if (!(await beatsElsewhere(data))) return;
    const where = 'The site runs in another container or on another machine that has this folder';
    throw new OperatorError(`${where}. Stop it first. Nothing was changed.`);
  }
  const what = running
    ? `The site runs at ${running.url} (process ${running.pid})`
    : `Process ${user?.pid} uses the database`;
  throw new OperatorError(`${what}. Stop it first. Nothing was changed.`);
}

/** @throws OperatorError if a server other than that of npm start serves the database, such as deploy/serve.sh */
export async function checkUnserved(data: DataFolder): Promise<void> {
  const server = (await usersOf(data)).find(({ command }) => / serve /.test(command));
  if (!server) return;
  throw new OperatorError(
    `Process ${server.pid} serves the database already, started by deploy/serve.sh or by hand. Stop it first, or set DATA_DIR. ` +
      'For a build beside it set PB_URL and PB_TOKEN.',
  );
}

/** @throws OperatorError if the site runs already, its database is served by another program, or the address is in use */
export async function checkAddress(data: DataFolder, host: string, port: number): Promise<void> {
  const running = await stillRunning(data);
  if (running) {
    throw new OperatorError(
      `The site runs already at ${running.url} (process ${running.pid}). Stop that one first, or set DATA_DIR and PORT.`,
    );
  }
  await checkUnserved(data);
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
