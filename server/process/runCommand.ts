import { spawn } from 'node:child_process';
import { withUmask } from './withUmask';

interface CommandResult {
  code: number;
  /** Standard output and error output, as they came. */
  output: string;
  /** Set when the program could not be started at all. */
  missing: boolean;
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** The file mode mask of the program, else ours. */
  umask?: number;
}

/** Runs a program to its end and collects what it prints; never throws. */
export function runCommand(program: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const start = () => spawn(program, args, { cwd: options.cwd, env: options.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const child = options.umask === undefined ? start() : withUmask(options.umask, start);
    // A child must not outlive us when something else ends this process.
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
    child.on('error', () => finish(127, true));
    child.on('close', (code) => finish(code ?? 1, false));
  });
}
