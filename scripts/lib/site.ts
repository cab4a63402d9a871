import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

export type Site = { url: string; output: () => string; stop(): Promise<number> };

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const READY = /Dashboard/;

/**
 * Runs `npm start` in a folder and waits until it prints the dashboard's address, which is its last word.
 * @throws Error with all that it printed when it ends before
 */
export async function startSite(folder: string, env: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a signal reaches npm and what npm started, as Ctrl-C in a terminal does.
    detached: true,
  });
  let output = '';
  const closed = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (READY.test(output)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void closed.then((code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  return { url, output: () => output, stop: () => stop(child, closed) };
}

async function stop(child: ChildProcess, closed: Promise<number>): Promise<number> {
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  return closed;
}
