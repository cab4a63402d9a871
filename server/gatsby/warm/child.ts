import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { changedBuild, TooMuch } from './changedBuild';
import { createWorkers, gatsbyBuild, type Program, reporter, saveState, type Workers } from './gatsbyInternals';
import { Refused } from './sourceContent';
import { type BuiltPages, watchPages } from './watchPages';

/** Megabytes that a process may always use before its garbage is collected, and before another process replaces it. */
const COLLECT_FROM = 1_500;
const REPLACE_FROM = 2_000;

/**
 * Decides what becomes of Gatsby's process after a build. A site of thousands of articles begins with more memory than a small
 * one ever uses.
 * @param megabytes used now
 * @param begunWith used after the first build
 * @returns `collect`: its garbage is collected, which V8 would keep; `replace`: a new process takes its place, if that did not help
 */
export function growthOf(megabytes: number, begunWith: number): 'normal' | 'collect' | 'replace' {
  if (megabytes > Math.max(REPLACE_FROM, 2 * begunWith)) return 'replace';
  return megabytes > Math.max(COLLECT_FROM, 1.25 * begunWith) ? 'collect' : 'normal';
}

/** An order of the builder to its Gatsby process. */
export type Order = 'full build' | 'build' | 'save';

/** The process's answer: one for each order, unless it ends. */
export type Answer =
  | ({ answer: 'built' } & BuiltPages)
  /** The content cannot be read, or is refused. Nothing was written: the process can take another order. */
  | { answer: 'refused' }
  /** A full build in a new process is needed. */
  | { answer: 'too much'; reason: string }
  /** `hasGrown`: a new process should replace this one. */
  | { answer: 'saved'; megabytes: number; hasGrown: boolean };

/**
 * Gatsby's process under a builder: builds once as `gatsby build` does, then keeps running and builds the changes. It executes
 * orders, which come as messages, one at a time; an unknown error ends it, as in Gatsby.
 */
const directory = process.cwd();
let program: Program;
let workers: Workers;

async function fullBuild(): Promise<Answer> {
  const endPages = watchPages();
  program = buildProgram(directory);
  await gatsbyBuild(program);
  // Gatsby has ended its own workers; these wait for the next change.
  workers = createWorkers();
  return { answer: 'built', ...endPages() };
}

async function build(): Promise<Answer> {
  // Set for the build before, if at all: see updateRelease.ts.
  delete process.env.FIRST_RELEASE;
  try {
    return { answer: 'built', ...(await changedBuild(program, workers)) };
  } catch (error) {
    if (error instanceof Refused) return { answer: 'refused' };
    if (error instanceof TooMuch) return { answer: 'too much', reason: error.message };
    throw error;
  }
}

const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1e6);

/** Used after the first build. */
let begunWith: number | undefined;

/**
 * Collects garbage that V8 would keep: the builder replaces a process that has grown, and an edit waits 25 s for the next one
 * (5,000 articles, about each twentieth edit). It takes 0.4 s after a build, before the next one.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Saves the state with which a later process starts. */
async function save(): Promise<Answer> {
  await saveState();
  begunWith ??= megabytes();
  if (growthOf(megabytes(), begunWith) !== 'normal') collectGarbage();
  const used = megabytes();
  return { answer: 'saved', megabytes: used, hasGrown: growthOf(used, begunWith) === 'replace' };
}

const ORDERS: Record<Order, () => Promise<Answer>> = { 'full build': fullBuild, build, save };

process.on('message', (order: Order) => {
  ORDERS[order]().then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      process.stderr.write(`\nERROR ${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
// The builder has ended, so no order follows. The workers belong to the group.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

/** The arguments of `gatsby build` without options, as Gatsby's command line sets them. */
function buildProgram(directory: string): Program {
  const sitePackageJson = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    browserslist?: string[];
  };
  const program = {
    _: ['build'],
    directory,
    sitePackageJson,
    browserslist: sitePackageJson.browserslist ?? ['>0.25%', 'not dead'],
    report: reporter,
    useYarn: false,
    // Undefined would count as true.
    verbose: false,
    prefixPaths: false,
    noUglify: false,
    profile: false,
    graphqlTracing: false,
    logPages: false,
    writeToFile: false,
  };
  return program as unknown as Program;
}
