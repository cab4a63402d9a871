import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteAddress } from '../settings';
import { UserError } from '../UserError';
import { stopChild } from '../process/processGroup';
import { PRIVATE, withUmask } from '../process/runCommand';
import { commandEnvironment, commandLine, type Installation } from './installation';
import { readable } from './runPocketBase';
import { startFailure } from './startFailure';

const HEALTH_TIMEOUT_MS = 30_000;

export interface Server {
  pid: number;
  url: string;
  /** Settles when the process has ended, with its code and the end of its output. */
  gone: Promise<{ code: number | null; output: string }>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

interface ServeOptions {
  host: string;
  port: number;
  /** The site's public URL: the only origin that may call the API from a browser. */
  origin: string;
  /** The link to the published release; see pocketbase/hooks/site/hooks.ts. */
  releaseDir: string;
  /** Further variables that the hooks read. */
  env?: Record<string, string>;
  onOutput?: (chunk: string) => void;
  /** Called with the process number before the server answers. */
  onSpawn?: (pid: number) => Promise<void>;
  /** Aborts the start: the process is stopped, and the call rejects. */
  signal?: AbortSignal;
}

/** Starts PocketBase and waits until it answers. */
export async function servePocketBase(installation: Installation, options: ServeOptions): Promise<Server> {
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  const address = `${host}:${options.port}`;
  const command = commandLine(installation, ['serve', '--http', address, '--origins', options.origin]);
  const child = withUmask(PRIVATE, () =>
    spawn(installation.program, command, {
      env: commandEnvironment({
        ...{ SITE_RELEASE_DIR: options.releaseDir, SITE_ORIGIN: options.origin },
        ...options.env,
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own: Ctrl-C signals only this process, which stops its children in order.
      detached: true,
    }),
  );
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);

  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000);
    options.onOutput?.(chunk.toString());
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  let running = true;
  const gone = new Promise<{ code: number | null; output: string }>((resolve) => {
    const finish = (code: number | null) => {
      running = false;
      process.removeListener('exit', end);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', finish);
  });
  const server: Server = {
    pid: child.pid ?? 0,
    url: siteAddress(options.host, options.port),
    gone,
    // An ended process's number may belong to another process by now.
    stop: async () => void (running && (await stopChild(child, gone))),
    kill: async () => {
      end();
      await gone;
    },
  };
  if (server.pid) await options.onSpawn?.(server.pid);
  const stop = () => void server.stop();
  options.signal?.addEventListener('abort', stop);
  if (options.signal?.aborted) stop();
  try {
    await waitUntilHealthy(installation, server, () => running);
  } finally {
    options.signal?.removeEventListener('abort', stop);
  }
  return server;
}

async function waitUntilHealthy(installation: Installation, server: Server, isRunning: () => boolean): Promise<void> {
  const deadline = performance.now() + HEALTH_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (!isRunning()) {
      const { output } = await server.gone;
      throw startFailure(installation, output, 'PocketBase stopped as soon as it started.', readable(output));
    }
    const answer = await fetch(`${server.url}/api/health`).catch(() => undefined);
    await answer?.body?.cancel();
    // 429 counts as healthy: it is a guest's rate limit.
    if (answer && isRunning() && (answer.ok || answer.status === 429)) return;
    await sleep(40);
  }
  await server.kill();
  throw new UserError(
    `PocketBase started but did not answer within ${HEALTH_TIMEOUT_MS / 1000} s.`,
    readable((await server.gone).output),
  );
}
