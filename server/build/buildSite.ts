import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../dataFolder';
import { Problem } from '../Problem';
import type { Life } from '../process/Life';
import { takeBuildLock } from '../process/takeBuildLock';
import { type LogFile } from '../terminal/LogFile';
import { claimCache, forgetCache } from './gatsbyCache';
import { essentialLines, finishedPhase, PHASE_COUNT } from './gatsbyOutput';
import { runGatsby } from './runGatsby';

const WAIT_FOR_OTHER_MS = 15 * 60_000;
const KEPT_OUTPUT = 200_000;

export interface BuildOptions {
  root: string;
  data: DataFolder;
  env: NodeJS.ProcessEnv;
  log: LogFile;
  life: Life;
  report: (done: number, total: number, what?: string) => void;
}

/**
 * Runs `gatsby build`, one at a time in this project, then hands its output on before another may begin.
 * @param options what to build with
 * @param publish takes the output folder; it is the project's `public`, which the next build writes over
 */
export async function buildSite(options: BuildOptions, publish: (output: string) => Promise<void>): Promise<void> {
  const lock = await waitForLock(options);
  const unfinished = path.join(options.root, '.tmp/build-unfinished');
  const interrupted = await exists(unfinished);
  const output = path.join(options.root, 'public');
  const attempt = async () => {
    await build(options);
    await publish(output);
  };
  try {
    await mkdir(path.dirname(unfinished), { recursive: true });
    await writeFile(unfinished, '');
    await claimCache(options.root, options.data.root);
    await attempt().catch(async (error: unknown) => {
      if (!interrupted) throw error;
      // A killed build can leave a cache that no build gets over.
      options.log.write('\nThe build before was interrupted: once more, from nothing.\n');
      await forgetCache(options.root);
      await attempt();
    });
    await rm(unfinished, { force: true });
  } finally {
    await lock.release();
  }
}

async function build({ root, data, env, log, life, report }: BuildOptions): Promise<void> {
  let output = '';
  let rest = '';
  const gatsby = await runGatsby(['build'], {
    root,
    env,
    record: path.join(data.run, 'gatsby.json'),
    onOutput: (chunk) => {
      log.write(chunk);
      output = (output + chunk).slice(-KEPT_OUTPUT);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const phase of lines.map(finishedPhase)) if (phase) report(phase.number, PHASE_COUNT, phase.words);
    },
  });
  life.onEnd(() => gatsby.stop());
  const code = await gatsby.gone;
  if (code !== 0) {
    throw new Problem(
      `The build failed; all of its output is in ${path.relative(root, log.file)}.`,
      essentialLines(output),
    );
  }
}

async function waitForLock({ root, log }: BuildOptions) {
  const deadline = Date.now() + WAIT_FOR_OTHER_MS;
  for (;;) {
    const lock = await takeBuildLock(root);
    if ('release' in lock) return lock;
    const { pid, command } = lock.heldBy;
    if (/dev\.ts/.test(command) || Date.now() > deadline) {
      throw new Problem(`Gatsby runs in this project already (process ${pid}: ${command}). Stop it first.`);
    }
    log.write(`Waiting for the build of process ${pid}.\n`);
    await sleep(1000);
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
