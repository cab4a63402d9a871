import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../server/process/ports';
import { atInterrupt } from './atInterrupt';

/** A running site; `env` holds further variables for its tests. */
export type Site = { url: string; env?: Record<string, string>; stop(): Promise<number> };

const READY = /Dashboard/;
/** Ten times what a first build takes on a busy machine: a start that hangs must not hold a whole test run up. */
const MOST_START_MS = 20 * 60_000;

/** A site that is starting: `ready` settles when it prints the dashboard's URL, its last line. */
export type Launch = Site & { ready: Promise<void> };

/** Runs `npm start` in a folder, by default on a free port; `ready` rejects with all its output if it ends before, or hangs. */
export async function launchSite(folder: string, env: Record<string, string>, given?: number): Promise<Launch> {
  const port = given ?? (await freePort());
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    // A backup at night would slow down what is measured or tested.
    env: { ...process.env, BACKUPS: 'off', ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that a signal reaches npm and its children, as Ctrl-C in a terminal does.
    detached: true,
  });
  let output = '';
  const closed = new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
    child.on('error', (error) => {
      output += error.message;
      resolve(127);
    });
  });
  let stopped: Promise<number> | undefined;
  const stopOnce = () => (stopped ??= stop(child, closed));
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`npm start was not ready after ${MOST_START_MS / 60_000} minutes:\n${output}`));
      void stopOnce();
    }, MOST_START_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!READY.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void closed.then((code) => {
      clearTimeout(timer);
      reject(new Error(`npm start exited with ${code}:\n${output}`));
    });
  });
  void closed.then(atInterrupt(stopOnce));
  return { url: `http://127.0.0.1:${port}`, ready, stop: stopOnce };
}

/**
 * Starts a site and waits until it is ready.
 * @throws Error with all its output if it ends before
 */
export async function startSite(folder: string, env: Record<string, string>, port?: number): Promise<Site> {
  const site = await launchSite(folder, env, port);
  await site.ready;
  return site;
}

async function stop(child: ChildProcess, closed: Promise<number>): Promise<number> {
  try {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
  return closed;
}
