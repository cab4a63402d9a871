import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { waitForExit } from '../process/waitForExit';
import { forgetChild, recordChild } from '../process/records';
import { signalGroup, stopChild } from '../process/processGroup';

interface GatsbyOptions {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Where the process is noted, for the next start to find it after a kill. */
  record: string;
  /** Called with the output as it comes; without it, it goes to the terminal. */
  onOutput?: (chunk: string) => void;
  /** Called with what it sends: Gatsby itself sends all that it logs. */
  onMessage?: (message: unknown) => void;
  /** How far it steps back for others: 19 is the most. */
  nice?: number;
  /** A script that runs Gatsby's inside, in place of its command line. */
  script?: string;
}

export interface Gatsby {
  /** Settles with its exit code; as in shells 128 and more says which signal ended it. */
  gone: Promise<number>;
  /** Only to a script that listens. */
  send(message: unknown): void;
  stop(): Promise<void>;
}

/** Each process of Gatsby's leaves a folder among temporary files; a kill would leave it there for good. */
const TEMPORARY = '.tmp/gatsby';
const COMPILER = path.join(__dirname, 'compileWithEsbuild.cjs');

/** Starts Gatsby in a group of its own, so that its workers can be ended with it. */
export async function runGatsby(args: string[], options: GatsbyOptions): Promise<Gatsby> {
  const { onOutput, onMessage, script = path.join(options.root, 'node_modules/gatsby/cli.js') } = options;
  const output = onOutput ? 'pipe' : 'inherit';
  const temporary = path.join(options.root, TEMPORARY);
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const child = spawn(process.execPath, [script, ...args], {
    cwd: options.root,
    env: { ...options.env, TMPDIR: temporary, NODE_OPTIONS: nodeOptions(options.env) },
    detached: true,
    stdio: ['ignore', output, output, ...(onMessage ? (['ipc'] as const) : [])],
  });
  if (onMessage) child.on('message', onMessage);
  const end = () => child.pid && signalGroup(child.pid, 'SIGKILL');
  process.once('exit', end);
  child.stdout?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  const gone = waitForExit(child).finally(() => {
    process.removeListener('exit', end);
    return forgetChild(options.record);
  });
  if (child.pid) {
    if (options.nice !== undefined) stepBack(child.pid, options.nice);
    await recordChild(options.record, child.pid);
  }
  return {
    gone,
    // To one that has just ended it can't be sent; `gone` tells.
    send: (message) => void (child.connected && child.send(message as object, () => undefined)),
    stop: async () => {
      await stopChild(child, gone);
      // Its workers may have outlived it.
      if (child.pid) signalGroup(child.pid, 'SIGKILL');
    },
  };
}

function nodeOptions({ NODE_OPTIONS: own = '' }: NodeJS.ProcessEnv): string {
  return `${own} --require ${JSON.stringify(COMPILER)}`.trim();
}

/** One that has just ended needs nothing any more. */
function stepBack(pid: number, nice: number): void {
  try {
    setPriority(pid, nice);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}
