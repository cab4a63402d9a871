import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
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
  // As in the image: the program is found by PATH, and every address of the machine is served.
  const programs = path.join(dataDir, 'bin');
  await mkdir(programs, { recursive: true });
  // At a second start it is there.
  await symlink(await testProgram(), path.join(programs, 'pocketbase')).catch(() => undefined);
  const env = {
    PATH: [programs, process.env['PATH']].join(path.delimiter),
    ...{ DATA_DIR: dataDir, HOST: '0.0.0.0', PORT: String(port) },
    ...{ PB_SUPERUSER_EMAIL: OWNER.email, PB_SUPERUSER_PASSWORD: OWNER.password, ...more },
  };
  const child = spawn('sh', [path.join(ROOT, 'deploy/serve.sh')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const url = `http://${more['HOST'] === '::1' ? '[::1]' : '127.0.0.1'}:${port}`;
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`serve.sh ended with ${child.exitCode}:\n${output}`);
    await sleep(50);
  }
  return { child, url };
}
