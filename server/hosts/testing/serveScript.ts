import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../process/ports';
import { ROOT } from '../../settings';
import { until } from '../../testing/builderSite';
import { testProgram } from '../../testing/installation';

/** The superuser of the servers that serveScript starts. */
export const OWNER = { email: 'owner@modrina.example', password: 'only-for-tests-1' };

const SCRIPT = path.join(ROOT, 'deploy/serve.sh');

/** The environment of a server on a port. */
async function environment(dataDir: string, port: number): Promise<Record<string, string | undefined>> {
  // As in the image: the program is found by PATH, and every address of the machine is served.
  const programs = path.join(dataDir, 'bin');
  await mkdir(programs, { recursive: true });
  // At a second start it is there.
  await symlink(await testProgram(), path.join(programs, 'pocketbase')).catch(() => undefined);
  return {
    PATH: [programs, process.env['PATH']].join(path.delimiter),
    ...{ DATA_DIR: dataDir, HOST: '0.0.0.0', PORT: String(port) },
    ...{ PB_SUPERUSER_EMAIL: OWNER.email, PB_SUPERUSER_PASSWORD: OWNER.password },
  };
}

/** Starts deploy/serve.sh on a free port. @returns its process and its URL, once it answers @throws Error with its output */
export async function serveScript(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const env = { ...(await environment(dataDir, port)), ...more };
  const child = spawn('sh', [SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Starts it as an init system does: its parent is not this process. @returns the number of its process, and its URL */
export async function serveDetached(dataDir: string): Promise<{ pid: number; url: string }> {
  const port = await freePort();
  const { stdout } = await promisify(execFile)('sh', ['-c', 'sh "$0" >/dev/null 2>&1 & echo $!', SCRIPT], {
    env: await environment(dataDir, port),
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    ),
  );
  return { pid: Number(stdout), url };
}
