import { type Serializable, spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { signalGroup, stopChild, waitForExit } from '../process/processGroup';
import { forgetChild, recordChild } from '../process/records';
import { build } from 'esbuild';
import type { Answer, Order } from './warm/child';

interface GatsbyOptions {
  root: string;
  env: NodeJS.ProcessEnv;
  /** The file that records the process, so that the next start can end it after a kill. */
  record: string;
  /** Called with the output; by default the output goes to the terminal. */
  onOutput?: (chunk: string) => void;
  /** Called with the process's messages: Gatsby sends everything that it logs. */
  onMessage?: (message: unknown) => void;
  /** Its priority: 19 is the lowest. */
  nice?: number;
  /** A script that uses Gatsby's internals instead of its command line. */
  script?: string;
  /** The silence after which endIfSilent() ends the process. */
  silentMs?: number;
}

/** Each process of Gatsby creates a temporary folder, which a kill would leave behind for good. */
const TEMPORARY = '.tmp/gatsby';
/** Longer than any step without a message: bundling takes 4 minutes on one busy core, and slower machines build, too. */
const SILENT_MS = 60 * 60 * 1000;
const COMPILER = path.join(__dirname, 'compileWithEsbuild.cjs');

/** Starts Gatsby in a process group of its own, so that its workers end with it. */
export async function runGatsby(args: string[], options: GatsbyOptions) {
  const { onOutput, onMessage, script = path.join(options.root, 'node_modules/gatsby/cli.js') } = options;
  const { silentMs = SILENT_MS } = options;
  const output = onOutput ? 'pipe' : 'inherit';
  const NODE_OPTIONS = `${options.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(COMPILER)}`.trim();
  const temporary = path.join(options.root, TEMPORARY);
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const child = spawn(process.execPath, [script, ...args], {
    cwd: options.root,
    env: { ...options.env, TMPDIR: temporary, NODE_OPTIONS },
    detached: true,
    stdio: ['ignore', output, output, ...(onMessage ? (['ipc'] as const) : [])],
  });
  let silence: NodeJS.Timeout | undefined;
  const hear = (chunk: Buffer) => {
    silence?.refresh();
    onOutput?.(chunk.toString());
  };
  if (onMessage) {
    child.on('message', (message) => {
      silence?.refresh();
      onMessage(message);
    });
  }
  const end = () => child.pid && signalGroup(child.pid, 'SIGKILL');
  process.once('exit', end);
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const gone = waitForExit(child).finally(() => {
    process.removeListener('exit', end);
    return forgetChild(options.record);
  });
  if (child.pid) {
    if (options.nice !== undefined) lowerPriority(child.pid, options.nice);
    await recordChild(options.record, child.pid);
  }
  return {
    /** Settles with its exit code; as in shells 128 plus the number of the signal that ended it. */
    gone,
    /** For a script that handles messages. A process that has just ended receives nothing; `gone` reports the end. */
    send: (message: Serializable) => void (child.connected && child.send(message, () => undefined)),
    /**
     * Ends the process if it sends nothing for too long before a promise settles: one that hangs would hold up all edits.
     * @returns the promise
     */
    endIfSilent: <T>(work: Promise<T>): Promise<T> => {
      const timer = setTimeout(() => {
        onOutput?.(`\nGatsby was silent for ${Math.round(silentMs / 60_000)} minutes, so it is ended.\n`);
        void stopChild(child, gone);
      }, silentMs);
      silence = timer;
      return work.finally(() => clearTimeout(timer));
    },
    stop: async () => {
      await stopChild(child, gone);
      // Its workers may have outlived it.
      if (child.pid) signalGroup(child.pid, 'SIGKILL');
    },
  };
}

/** Lowers the priority of a process, unless it has just ended. */
function lowerPriority(pid: number, nice: number): void {
  try {
    setPriority(pid, nice);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}

const ENTRY = path.join(__dirname, 'warm/child.ts');

/** A Gatsby process that keeps running between builds. */
export type WarmGatsby = Awaited<ReturnType<typeof startWarmGatsby>>;

/**
 * Starts the process. Its script is bundled to plain JavaScript: a TypeScript loader would interfere with Gatsby, which compiles
 * the project itself.
 */
export async function startWarmGatsby(options: GatsbyOptions & Required<Pick<GatsbyOptions, 'onMessage'>>) {
  const script = path.join(options.root, '.tmp/warm-gatsby.js');
  // In the project, so that Node resolves the project's Gatsby.
  await build({
    entryPoints: [ENTRY],
    outfile: script,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    logLevel: 'silent',
  });
  let answered: (answer: Answer) => void = () => undefined;
  const gatsby = await runGatsby([], {
    ...options,
    env: { ...options.env, gatsby_executing_command: 'build', gatsby_log_level: 'normal' },
    script,
    onMessage: (message) => (isAnswer(message) ? answered(message) : options.onMessage(message)),
  });
  const gone = gatsby.gone.then((code) => ({ answer: 'gone' as const, code }));
  return {
    /** Settles with the answer, or with the exit code of a process that ended instead or was silent for too long. */
    ask: (order: Order) => {
      const answer = new Promise<Answer>((resolve) => (answered = resolve));
      gatsby.send(order);
      return gatsby.endIfSilent(Promise.race([answer, gone]));
    },
    stop: gatsby.stop,
  };
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'answer' in message;
