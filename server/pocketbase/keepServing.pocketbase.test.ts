import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../process/ports';
import { temporaryInstallation } from '../testing/installation';
import { noteServer } from '../testing/noteServer';
import { fillData } from '../testing/templateData';
import type { Installation } from './installation';
import { keepServing, type Supervised } from './keepServing';
import { servePocketBase } from './servePocketBase';

let installation: Installation & { dir: string };
let supervised: Supervised | undefined;
let pids: number[];
let said: string[];
beforeEach(async () => {
  installation = await temporaryInstallation();
  await fillData(installation.dir, installation.program);
  [pids, said] = [[], []];
});
afterEach(async () => {
  await supervised?.stop();
  supervised = undefined;
  await rm(installation.dir, { recursive: true, force: true });
});

async function supervise(): Promise<Supervised> {
  const port = await freePort();
  const address = { host: '127.0.0.1', port, origin: `http://127.0.0.1:${port}` };
  supervised = await keepServing({
    start: (signal) =>
      servePocketBase(installation, {
        ...{ ...address, releaseDir: '', signal },
        onSpawn: async (pid) => {
          await noteServer(pid);
          pids.push(pid);
        },
      }),
    say: (text) => said.push(text),
  });
  return supervised;
}
const isHealthy = ({ url }: Supervised) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let i = 0; !(await condition()); i++) {
    if (i > 1_000) throw new Error(`It did not come to pass: ${condition}\n${said.join('\n')}`);
    await sleep(30);
  }
}

test('killed as soon as it is started again, six times: it comes back', async () => {
  const server = await supervise();
  for (let kills = 1; kills <= 6; kills++) {
    await until(() => pids.length === kills);
    process.kill(pids.at(-1) ?? 0, 'SIGKILL');
  }
  await until(() => isHealthy(server));
  expect(pids).toHaveLength(7);
});

test('stopped during a restart, it leaves no process', async () => {
  const server = await supervise();
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await until(() => pids.length === 2);
  await server.stop();
  expect(() => process.kill(pids[1] ?? 0, 0)).toThrow();
  expect(await isHealthy(server)).toBe(false);
});

test('a database that is damaged ends it with the sentence for the operator', async () => {
  const { failed } = await supervise();
  process.kill(pids[0] ?? 0, 'SIGSTOP');
  for (const name of ['data.db', 'data.db-wal']) {
    const file = await open(path.join(installation.database, name), 'r+').catch(() => undefined);
    await file?.write(Buffer.alloc(16_384, 0xa5), 0, 16_384, 0);
    await file?.close();
  }
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect(failed).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringContaining(`The database in ${installation.database} is damaged.`),
  });
});
