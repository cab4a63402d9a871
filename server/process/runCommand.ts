import { spawn } from 'node:child_process';

interface CommandResult {
  code: number;
  /** Standard output and standard error, in the order of arrival. */
  output: string;
  /** The program could not be started. */
  missing: boolean;
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** The file mode mask of the program; by default this process's. */
  umask?: number;
}

/** Runs a program to its end and collects its output; never throws. */
export function runCommand(program: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const start = () => spawn(program, args, { cwd: options.cwd, env: options.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const child = options.umask === undefined ? start() : withUmask(options.umask, start);
    // The child must not outlive this process.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    let output = '';
    const onData = (chunk: Buffer) => void (output += chunk);
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    const finish = (code: number, missing: boolean) => {
      process.removeListener('exit', end);
      resolve({ code, output: output.trim(), missing });
    };
    child.on('error', ({ message }) => {
      // The cause, such as a folder whose programs may not run.
      output += message;
      finish(127, true);
    });
    child.on('close', (code) => finish(code ?? 1, false));
  });
}

/**
 * Runs a synchronous action with another file mode mask, which a process that it spawns keeps. Not for asynchronous actions,
 * because the mask belongs to the whole process.
 * @param mask bits that new files do not get
 */
export function withUmask<Result>(mask: number, action: () => Result): Result {
  const before = process.umask(mask);
  try {
    return action();
  } finally {
    process.umask(before);
  }
}

/** New files are readable by their owner only. */
export const PRIVATE = 0o077;
