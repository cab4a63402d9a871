import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { forgetChild, recordChild, signalGroup } from '../process/records';

export interface GatsbyOptions {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Where the process is noted, for the next start to find it after a kill. */
  record: string;
  /** Called with the output as it comes; without it, it goes to the terminal. */
  onOutput?: (chunk: string) => void;
}

export interface Gatsby {
  /** Settles with its exit code. */
  gone: Promise<number>;
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 5_000;

/** Starts Gatsby in a group of its own, so that its workers can be ended with it. */
export async function runGatsby(args: string[], options: GatsbyOptions): Promise<Gatsby> {
  const { onOutput } = options;
  const child = spawn(process.execPath, [path.join(options.root, 'node_modules/gatsby/cli.js'), ...args], {
    cwd: options.root,
    env: options.env,
    detached: true,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const end = () => child.pid && signalGroup(child.pid, 'SIGKILL');
  process.once('exit', end);
  child.stdout?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  const gone = goneWith(child).finally(() => {
    process.removeListener('exit', end);
    return forgetChild(options.record);
  });
  if (child.pid) await recordChild(options.record, child.pid);
  return {
    gone,
    stop: async () => {
      if (child.pid) signalGroup(child.pid, 'SIGTERM');
      const bound = setTimeout(end, STOP_TIMEOUT_MS);
      await gone;
      clearTimeout(bound);
      // Its workers, should they have outlived it.
      if (child.pid) signalGroup(child.pid, 'SIGKILL');
    },
  };
}

function goneWith(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
