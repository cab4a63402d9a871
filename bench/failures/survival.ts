import { execFileSync } from 'node:child_process';
import { readFile, rm, symlink, unlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from '../../server/pocketbase/logIn';
import { EXIT } from '../../server/process/processGroup';
import { isServable } from '../../server/release/verifyRelease';
import type { SmallSite } from '../lib/smallSite';
import { must, type Scenario, until } from './Scenario';

const MINUTE = 60_000;

/** The process of a PocketBase other than the previous one. */
const nextServer = (site: SmallSite, before: number): Promise<number> =>
  until('PocketBase is started', async () => {
    const found = await site.pid().catch(() => 0);
    return found !== before && found;
  });

/** Kills PocketBase as soon as it is started. @returns its process id, which differs from that of the next one */
async function killServer(site: SmallSite, before = 0): Promise<number> {
  const pid = await nextServer(site, before);
  process.kill(pid, 'SIGKILL');
  return pid;
}
const serves = (site: SmallSite, seconds = 60) =>
  until(
    'pages are served',
    async () => (await site.status()) === 200 && (await site.status('/api/health')) === 200,
    seconds,
  );
const liveIs = (site: SmallSite, id: string) => until(`${id} is live`, async () => (await idOf(site)) === id, 20);
const idOf = (site: SmallSite) => readFile(path.join(site.data.current, 'id'), 'utf8').catch(() => '');

/**
 * Damages the live release, and checks that visitors are served, and that the link leads to a complete release again.
 */
async function lose(site: SmallSite, damage: (live: string) => Promise<unknown>): Promise<string> {
  const before = await site.publish('before');
  const live = await site.publish('live');
  await liveIs(site, live);
  await damage(live);
  const since = performance.now();
  must((await site.status()) === 200, 'pages are not served at once');
  const id = await until(
    'the link is repaired',
    async () => {
      const found = await idOf(site);
      return [before, live].includes(found) && (await isRepaired(site, found)) && found;
    },
    90,
  );
  must((await site.status()) === 200, 'pages are not served after the repair');
  const which = id === live ? 'the same release' : 'the one before';
  return `served at once; after ${((performance.now() - since) / 1000).toFixed(1)} s the link leads to ${which}`;
}

/** The thorough check may follow up to a minute later. */
const isRepaired = async ({ data }: SmallSite, id: string) => isServable(path.join(data.releases, id), 'files');

/** Failures that `npm start` survives, and those for which it exits. */
export function survivalScenarios(minutes: number): Scenario<SmallSite>[] {
  return [
    {
      row: '54',
      name: 'PocketBase is killed while it restarts, five times in a minute',
      run: async (site) => {
        const since = performance.now();
        for (let kills = 0, pid = 0; kills < 5; kills++) pid = await killServer(site, pid);
        await serves(site);
        must(site.run.child.exitCode === null, 'npm start has ended');
        return `served again ${((performance.now() - since) / 1000).toFixed(1)} s after the first kill`;
      },
    },
    {
      row: '54',
      name: `PocketBase is killed at random for ${minutes} minutes`,
      run: async (site) => {
        const end = performance.now() + minutes * MINUTE;
        let [kills, asked, answered] = [0, 0, 0];
        for (let pid = 0; performance.now() < end; kills++) {
          const next = await nextServer(site, pid);
          for (const pause = performance.now() + Math.random() * 8_000; performance.now() < pause; await sleep(50)) {
            asked += 1;
            if ((await site.status()) === 200) answered += 1;
          }
          process.kill(next, 'SIGKILL');
          pid = next;
        }
        await serves(site);
        must(site.run.child.exitCode === null, 'npm start has ended');
        must(answered > asked / 2, `only ${answered} of ${asked} requests answered`);
        return `${kills} kills; ${answered} of ${asked} requests answered; served at the end`;
      },
    },
    {
      row: '55',
      name: '`current` is deleted',
      run: (site) => lose(site, () => unlink(site.data.current)),
    },
    {
      row: '55',
      name: '`current` dangles',
      run: (site) =>
        lose(site, async () => {
          await unlink(site.data.current);
          await symlink('releases/nowhere', site.data.current);
        }),
    },
    {
      row: '55',
      name: 'the folder of the live release is deleted',
      run: (site) => lose(site, (live) => rm(path.join(site.data.releases, live), { recursive: true })),
    },
    {
      row: '55',
      name: 'the manifest of the live release is deleted',
      run: (site) => lose(site, (live) => unlink(path.join(site.data.releases, live, 'manifest.json'))),
    },
    {
      row: '55',
      name: 'a page of the live release is deleted',
      run: (site) => lose(site, (live) => unlink(path.join(site.data.releases, live, 'blog/index.html'))),
    },
    {
      row: '56',
      name: 'DATA_DIR is full, and PocketBase is killed',
      run: async (site) => {
        const { disk } = site;
        if (!disk) return 'not tried: a small disk needs root';
        disk.fill();
        must((await site.status()) === 200, 'pages are not served');
        await killServer(site);
        await sleep(5_000);
        must(site.run.child.exitCode === null, 'npm start has ended');
        disk.free();
        const since = performance.now();
        await serves(site);
        return `served again ${((performance.now() - since) / 1000).toFixed(1)} s after there was space, without a restart`;
      },
    },
    {
      row: '56',
      name: 'npm start on a full and on a read-only DATA_DIR',
      run: async (site) => {
        const { disk, data } = site;
        if (!disk) return 'not tried: a small disk needs root';
        site.run.child.kill('SIGTERM');
        must((await site.run.exited) === EXIT.done, 'SIGTERM does not exit with 0');
        disk.fill();
        const full = await (await site.start()).exited;
        disk.free();
        execFileSync('mount', ['-o', 'remount,ro', data.root]);
        const readOnly = await site.start();
        const refused = await readOnly.exited;
        execFileSync('mount', ['-o', 'remount,rw', data.root]);
        site.run = await site.start();
        await site.run.until('Ctrl-C stops everything');
        must(full === EXIT.failed && refused === EXIT.operator, `exited with ${full} and ${refused}`);
        must(readOnly.output().includes(data.root), 'the folder is not named');
        return `exits with ${full} (full) and ${refused} (read-only), naming the folder`;
      },
    },
    {
      row: '57',
      name: 'a lease two hours in the future, of a dead publisher',
      run: async (site) => {
        const token = await superuserToken(site);
        const call = (address: string, init: RequestInit = {}) =>
          fetch(new URL(address, site.url), {
            ...init,
            headers: { Authorization: token, 'Content-Type': 'application/json' },
          });
        const until2h = new Date(Date.now() + 2 * 60 * MINUTE).toISOString().replace('T', ' ');
        const body = JSON.stringify({ holder: 'dead', lease_until: until2h });
        const row = '/api/collections/publishing/records/publishing00001';
        must((await call(row, { method: 'PATCH', body })).ok, 'the row cannot be written');
        const { now, leaseUntil } = (await (await call('/_site/publishing/state')).json()) as Record<string, number>;
        const left = ((leaseUntil ?? 0) - (now ?? 0)) / 1000;
        must(left <= 60, `another publisher waits for ${left} s`);
        return `another publisher builds after ${left.toFixed(0)} s`;
      },
    },
  ];
}

async function superuserToken({ data, url }: SmallSite): Promise<string> {
  const kept = JSON.parse(await readFile(data.superuser, 'utf8')) as { email: string; password: string };
  return logIn(url, kept);
}
