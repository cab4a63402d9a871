import { changedBuild, TooMuch } from './changedBuild';
import { createWorkers, gatsbyBuild, type Program, saveState, type Workers } from './gatsbyInternals';
import type { Answer, Order } from './messages';
import { buildProgram } from './program';
import { Refused } from './sourceContent';
import { watchPages } from './watchPages';

/**
 * Gatsby's process under a builder: builds once as `gatsby build` does, then stays and builds what changed. It does what
 * it is told by messages, one at a time; at any error that it does not know it ends, as Gatsby does.
 */
const directory = process.cwd();
let program: Program;
let workers: Workers;

async function fullBuild(): Promise<Answer> {
  const endPages = watchPages();
  program = buildProgram(directory);
  await gatsbyBuild(program);
  // Gatsby has ended its own; these wait for the next change.
  workers = createWorkers();
  return { answer: 'built', ...endPages() };
}

async function build(): Promise<Answer> {
  try {
    return { answer: 'built', ...(await changedBuild(program, workers)) };
  } catch (error) {
    if (error instanceof Refused) return { answer: 'refused' };
    if (error instanceof TooMuch) return { answer: 'too much', reason: error.message };
    throw error;
  }
}

/** What a later process begins with. */
async function save(): Promise<Answer> {
  await saveState();
  return { answer: 'saved', megabytes: Math.round(process.memoryUsage().rss / 1e6) };
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
// Its builder is gone: nobody would ever ask for anything again. Its workers are of its group.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
