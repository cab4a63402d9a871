import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeWorkspace } from '../../scripts/lib/workspace';
import { logIn } from '../../server/pocketbase/logIn';
import { freePort } from '../../server/process/ports';
import { testProgram } from '../../server/testing/installation';
import { startPocketBase } from '../../server/testing/throwawayPocketBase';

export const VICTIMS = ['pocketbase', 'builder', 'start'] as const;
export type Victim = (typeof VICTIMS)[number];

/** A server that receives forms, and its processes to kill. */
export interface FormsTarget {
  url: string;
  /** A superuser's token. */
  token: string;
  /** Kills one process as a crash would, runs a function meanwhile, and returns once forms are answered again. */
  kill(victim: Victim, meanwhile?: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** Without quotas, because all clients have one IP address. */
export const ENV = { FORM_QUOTA: '0', MAIL_TEAM: 'team@modrina.example' };
const SUPERUSER = { email: 'bench@modrina.example', password: 'only-for-this-bench' };
const READY = /Ready after/;
/** Long enough for a whole first build on a busy machine. */
const READY_MS = 900_000;

/** PocketBase alone; it is the victim whichever is named. */
export async function pocketBaseTarget(dir: string): Promise<FormsTarget> {
  const server = await startPocketBase({ dir, env: ENV });
  const kill: FormsTarget['kill'] = async (_, meanwhile = () => undefined) => {
    await server.kill();
    meanwhile();
    await server.restart();
  };
  return { url: server.url, token: server.token, kill, stop: () => server.stop() };
}

/**
 * A whole site under `npm start`, with its publisher: PocketBase and the publisher restart automatically, the start is
 * started again.
 */
export async function siteTarget(folder: string): Promise<FormsTarget> {
  await rm(folder, { recursive: true, force: true });
  await makeWorkspace(folder);
  const port = await freePort();
  const [url, dataDir] = [`http://127.0.0.1:${port}`, join(folder, '.data')];
  const env = {
    ...ENV,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    PREVIEWS: 'off',
    POCKETBASE_BIN: await testProgram(),
  };
  const start = () =>
    launch(folder, { ...env, PB_SUPERUSER_EMAIL: SUPERUSER.email, PB_SUPERUSER_PASSWORD: SUPERUSER.password });
  let running = await start();
  const token = await logIn(url, SUPERUSER);
  const kill: FormsTarget['kill'] = async (victim, meanwhile = () => undefined) => {
    const pid = victim === 'start' ? running.pid : await pidOf(dataDir, victim);
    if (pid) await endAtOnce(pid);
    meanwhile();
    if (victim === 'start') running = await start();
    else await answers(url, () => hasEnded(running));
  };
  return {
    ...{ url, token, kill },
    stop: async () => {
      if (hasEnded(running)) return;
      const gone = new Promise((resolve) => running.once('close', resolve));
      running.kill('SIGTERM');
      await gone;
    },
  };
}

/** The start itself and not npm before it: a kill must reach the supervising process. */
async function launch(folder: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/commands/start.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The start was not ready in time:\n${output}`)), READY_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (READY.test(output)) resolve(clearTimeout(late));
    });
    child.once('close', (code) => reject(new Error(`The start exited with ${code}:\n${output}`)));
  });
  return child;
}

/** The process that a start recorded; undefined between its end and the next one. */
async function pidOf(dataDir: string, name: Victim): Promise<number | undefined> {
  try {
    const record = await readFile(join(dataDir, 'run', `${name}.json`), 'utf8');
    return (JSON.parse(record) as { child: { pid: number } }).child.pid;
  } catch {
    return undefined;
  }
}

async function endAtOnce(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL');
    // It is gone once it cannot be signalled; a child of another process may stay a zombie for some time.
    for (let waited = 0; waited < 40; waited++) {
      process.kill(pid, 0);
      await sleep(5);
    }
  } catch {
    // Gone.
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function answers(url: string, hasGivenUp: () => boolean): Promise<void> {
  for (let waited = 0; waited < 1200; waited++) {
    if (hasGivenUp()) throw new Error('npm start exited, although no operator has to act.');
    const health = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (health?.ok) return;
    await sleep(50);
  }
  throw new Error('PocketBase did not come back within a minute.');
}
