import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../settings';
import { testProgram } from './installation';

export interface StartRun {
  child: ChildProcess;
  output(): string;
  /** Waits until the output holds a text, or fails when the command ends first. */
  until(text: string): Promise<void>;
  exited: Promise<number | null>;
}

/** Runs `server/commands/start.ts` as `npm start` does, without building or seeding unless asked. */
export async function runStart(env: Record<string, string>, args: readonly string[] = []): Promise<StartRun> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'server/commands/start.ts'), ...args], {
    cwd: ROOT,
    env: { ...process.env, POCKETBASE_BIN: await testProgram(), BUILD: 'none', SEED: 'none', BACKUPS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    child,
    exited,
    output: () => output,
    until: async (text) => {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`start ended with ${child.exitCode}:\n${output}`);
        await sleep(30);
      }
    },
  };
}
