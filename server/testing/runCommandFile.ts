import { execFile } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../settings';
import { testProgram } from './installation';

/** Runs a file of `server/commands` to its end, as npm does. @param env beside the environment of the tests */
export async function runCommandFile(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  const whole = { ...process.env, POCKETBASE_BIN: await testProgram(), ...env };
  const file = path.join(ROOT, `server/commands/${name}.ts`);
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', file, ...args], { cwd: ROOT, env: whole }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });
}
