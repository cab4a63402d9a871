import path from 'node:path';
import { build } from 'esbuild';
import { type GatsbyOptions, runGatsby } from './runGatsby';
import type { Answer, Order } from './warm/messages';

/** A Gatsby process that keeps running between builds. */
export interface WarmGatsby {
  /** Settles with the answer, or with the exit code of a process that ended instead. */
  ask(order: Order): Promise<Answer | { answer: 'gone'; code: number }>;
  stop(): Promise<void>;
}

const ENTRY = path.join(__dirname, 'warm/child.ts');

/**
 * Starts the process. Its script is bundled to plain JavaScript: a TypeScript loader would interfere with Gatsby, which compiles
 * the project itself.
 */
export async function startWarmGatsby(
  options: GatsbyOptions & Required<Pick<GatsbyOptions, 'onMessage'>>,
): Promise<WarmGatsby> {
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
  const env = { ...options.env, gatsby_executing_command: 'build', gatsby_log_level: 'normal' };
  const gatsby = await runGatsby([], {
    ...options,
    env,
    script,
    onMessage: (message) => (isAnswer(message) ? answered(message) : options.onMessage(message)),
  });
  const gone = gatsby.gone.then((code) => ({ answer: 'gone' as const, code }));
  return {
    ask: (order) => {
      const answer = new Promise<Answer>((resolve) => (answered = resolve));
      gatsby.send(order);
      return Promise.race([answer, gone]);
    },
    stop: () => gatsby.stop(),
  };
}

/** Megabytes that a process may always use. */
const LEAST = 2_000;

/**
 * Whether Gatsby's process has grown so much that a new process should replace it. A site of thousands of articles begins with
 * more memory than a small one ever uses.
 * @param megabytes used now
 * @param begunWith used after the first build
 */
export const hasGrown = (megabytes: number, begunWith: number): boolean => megabytes > Math.max(LEAST, 2 * begunWith);

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'answer' in message;
