import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../process/ports';
import { ROOT } from '../../settings';
import { testProgram } from '../../testing/installation';

/** The superuser of the servers that serveScript starts. */
export const OWNER = { email: 'owner@modrina.example', password: 'only-for-tests-1' };

/** Starts deploy/serve.sh on a free port. @returns its process and its URL, once it answers @throws Error with its output */
export async function serveScript(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const env = {
    ...{ PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), POCKETBASE_BIN: await testProgram() },
    ...{ PB_SUPERUSER_EMAIL: OWNER.email, PB_SUPERUSER_PASSWORD: OWNER.password, ...more },
  };
  const child = spawn('sh', [path.join(ROOT, 'deploy/serve.sh')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`serve.sh ended with ${child.exitCode}:\n${output}`);
    await sleep(50);
  }
  return { child, url };
}
