import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import type { Life } from '../process/Life';
import type { LogFile } from '../terminal/LogFile';
import { BuildClock, type BuildParts } from './BuildClock';
import { claimCache, forgetCache } from './gatsbyCache';
import { gatsbyFailure, type GatsbyFailure } from './gatsbyFailure';
import { holdCache } from './holdCache';
import { runGatsby } from './runGatsby';

export interface BuildOptions {
  root: string;
  data: DataFolder;
  /** Whether drafts are shown; `env` says so to Gatsby. */
  preview: boolean;
  env: NodeJS.ProcessEnv;
  log: LogFile;
  life: Life;
  report: Report;
}

/** Told as a build goes on. */
export type Report = (done: number, total: number, what?: string) => void;

/**
 * Runs `gatsby build` once, alone in this project, then hands its output on before another may begin. A failure that may
 * come from the cache is followed by one more try from nothing.
 * @param options what to build with
 * @param publish takes the output folder; it is the project's `public`, which the next build writes over
 * @returns how long the parts of the build took
 */
export async function buildSite(
  options: BuildOptions,
  publish: (output: string) => Promise<void>,
): Promise<{ parts: BuildParts }> {
  const { root, data, preview, log } = options;
  const cache = await holdCache(root, log);
  try {
    await claimCache(root, { dataDir: data.root, preview });
    let built = await build(options);
    // What is being stopped is not begun anew.
    if ('problem' in built && built.mayRetry && !options.life.isEnding) {
      log.write('\nThe build failed: once more, from nothing.\n');
      await forgetCache(root);
      built = await build(options);
    }
    if ('problem' in built) {
      if (built.leftCache) await cache.settled();
      throw built.problem;
    }
    // Gatsby has kept its state: what becomes of the output does not touch the cache.
    await cache.settled();
    await publish(path.join(root, 'public'));
    return built;
  } finally {
    await cache.release();
  }
}

async function build(options: BuildOptions): Promise<{ parts: BuildParts } | GatsbyFailure> {
  const { root, data, env, log, life, report } = options;
  const clock = new BuildClock(report);
  const gatsby = await runGatsby(['build'], {
    root,
    env,
    record: path.join(data.run, 'gatsby.json'),
    onOutput: (chunk) => {
      log.write(chunk);
      clock.read(chunk);
    },
    onMessage: (message) => clock.hear(message),
  });
  life.onEnd(() => gatsby.stop());
  const code = await gatsby.gone;
  return code === 0 ? { parts: clock.parts() } : gatsbyFailure(clock, code, path.relative(root, log.file));
}
