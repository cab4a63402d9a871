import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPackaged } from '../hosts/testing/getWebServer';
import { OWNER } from '../hosts/testing/serveScript';
import { logIn } from '../pocketbase/logIn';
import { sendForm, startFormClients, storedKeys } from './testing/formClients';
import { getLitestream } from './testing/getLitestream';
import { loseMachines } from './testing/loseMachines';
import { type Machine, type Machines, startMachines } from './testing/machines';

/** Losses in this test; `npm run bench:standby` has more. */
const KILLS = 2;
/** The sync interval, the write before it and the way to the bucket on a busy machine. */
const MOST_MS = 5_000;
/** PyPI has the bucket's server for Linux on x64 only; CI runs there. */
const isHere = isPackaged('SeaweedFS');

// On a machine that has it not yet, Litestream is built.
beforeAll(async () => void (isHere && (await getLitestream())), 600_000);

test('the machine is gone: another one answers forms within a minute, with all but the last seconds', async () => {
  if (!isHere) return;
  const { losses, twice, unexplained } = await loseMachines(KILLS);
  expect(losses).toHaveLength(KILLS);
  for (const { toForm, acknowledged, missing } of losses) {
    expect(toForm).toBeLessThan(60);
    expect(acknowledged).toBeGreaterThan(0);
    expect(Math.max(0, ...missing)).toBeLessThan(MOST_MS);
  }
  expect({ twice, unexplained }).toEqual({ twice: 0, unexplained: 0 });
});

describe('a machine and its bucket', () => {
  let machines: Machines;
  const send = async (machine: Machine): Promise<string> => {
    const key = randomUUID();
    expect(await sendForm(machine.url, key)).toBe(true);
    return key;
  };
  const keysOf = async ({ url }: Machine) => storedKeys(url, await logIn(url, OWNER));
  /** Waits until the bucket has a form of a machine. */
  const untilInBucket = async (name: string, key: string) => {
    const file = machines.path('probe.db');
    const deadline = Date.now() + 60_000;
    for (let found = false; !found;) {
      if (Date.now() > deadline) throw new Error(`The bucket does not get form ${key} of ${name}.`);
      await rm(file, { force: true });
      found = (await machines.restore(name, file)).code === 0 && (await readFile(file)).includes(key);
    }
  };
  beforeEach(async () => {
    if (isHere) machines = await startMachines();
  });
  afterEach(() => machines?.stop());

  test('a machine that comes back does not write into the history of its successor', async () => {
    if (!isHere) return;
    const old = await machines.start('old');
    const before = await send(old);
    await untilInBucket('old', before);
    await old.kill();
    expect(await machines.standby('old', 'next')).toMatchObject({ code: 0 });
    const next = await machines.start('next');
    const onNext = await send(next);

    await old.start();
    const onOld = await send(old);
    await untilInBucket('old', onOld);
    await untilInBucket('next', onNext);
    await next.kill();
    expect(await machines.standby('next', 'third')).toMatchObject({ code: 0 });
    const keys = await keysOf(await machines.start('third'));
    expect(keys.sort()).toEqual([before, onNext].sort());

    const refusals: [from: string, name: string, reason: string][] = [
      ['old', 'third', 'pb_data is not empty'],
      ['old', 'old', 'LITESTREAM_PATH is that of the lost machine'],
    ];
    await rm(next.dataDir, { recursive: true });
    refusals.push(['old', 'next', 'already has a database under LITESTREAM_PATH (next)']);
    for (const [from, name, reason] of refusals) {
      const { code, output } = await machines.standby(from, name);
      expect({ code, output }).toEqual({ code: 78, output: expect.stringContaining(reason) });
    }
    const none = await machines.standby('nobody', 'fourth');
    expect(none.code).not.toBe(0);
    expect(none.output).toContain('no matching backup files available');
  });

  test('Litestream and PocketBase are killed while forms come: the bucket has all, the WAL stays small', async () => {
    if (!isHere) return;
    const machine = await machines.start('one');
    await machines.untilFollowed('one');
    const clients = startFormClients(machine.url, 8);
    const more = async (count: number) => {
      const goal = clients.acknowledged.size + count;
      while (clients.acknowledged.size < goal) await new Promise((resolve) => setImmediate(resolve));
    };
    // More than the 1,000 pages after which PocketBase moves the WAL into the database by itself.
    for (let round = 0; round < 2; round++) {
      await more(50);
      await machine.killLitestream();
      await more(250);
      await machine.start();
      await more(50);
      await machine.killPocketBase();
      await machine.start();
      clients.url = machine.url;
    }
    await more(50);
    await clients.stop();
    const wal = await stat(path.join(machine.dataDir, 'pb_data/data.db-wal'));
    expect(wal.size).toBeLessThan(50_000_000);
    await untilInBucket('one', await send(machine));
    const keys = await keysOf(machine);
    await machine.kill();
    await mkdir(machines.path('two'));
    expect(await machines.standby('one', 'two')).toMatchObject({ code: 0 });
    const restored = await keysOf(await machines.start('two'));
    expect(restored).toEqual(keys);
    expect(new Set(restored)).toEqual(new Set([...clients.acknowledged.keys(), ...keys]));
  });
});
