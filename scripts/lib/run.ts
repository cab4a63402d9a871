import { spawn } from 'node:child_process';
import { atInterrupt, isInterrupted } from './atInterrupt';

export type Run = { code: number; output: string; seconds: number };
type Options = { cwd?: string; env?: NodeJS.ProcessEnv; echo?: boolean };

/** Runs a command to its end and returns its output; it does not throw when the command fails. */
export function run(command: string, args: string[], { cwd, env, echo = false }: Options = {}): Promise<Run> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const closed = new Promise((end) => child.on('close', end));
    // Ctrl-C reaches the child without this process. A command that cleans up after a signal runs to its end.
    const end = (signal: NodeJS.Signals) => {
      if (signal !== 'SIGINT') child.kill();
      return closed;
    };
    if (!isInterrupted()) void closed.then(atInterrupt(end));
    const chunks: Buffer[] = [];
    const keep = (chunk: Buffer) => {
      chunks.push(chunk);
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString('utf8');
      resolve({ code: code ?? 1, output, seconds: (Date.now() - started) / 1000 });
    });
  });
}

/** The path of a program from the project's packages. */
export const bin = (name: string): string => `node_modules/.bin/${name}`;

/**
 * The program `tsc` of TypeScript 7, three times as fast as that of 5.9, which stays for what needs a compiler's interface
 * (typescript-eslint, importGraph). Both packages have a program of this name.
 */
export const TSC = '../typescript-7/bin/tsc';

/** Runs git in the project. @throws Error with git's message if it fails */
export async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(output.trim());
  return output;
}
