import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SmallDisk } from '../lib/formsDisk';
import type { PublishingSite } from '../lib/publishingSite';
import { building, edit, kill, liveIsWhole, page, served } from './editing';
import { must, type Scenario, until } from './Scenario';

interface PublishingOptions {
  disk?: SmallDisk;
  /** Number of points of a build at which the builder is killed. */
  kills: number;
  /** Duration of the random kills. */
  minutes: number;
}

/** An editor's work during failures. */
export function publishingScenarios({ disk, kills, minutes }: PublishingOptions): Scenario<PublishingSite>[] {
  return [
    {
      row: '4',
      name: 'an editor saves twice more while a build runs',
      run: async (site) => {
        const before = (await site.builds()).length;
        await edit(site);
        await building(site);
        await edit(site);
        const last = await edit(site);
        await served(site, last);
        await site.settled();
        const builds = (await site.builds()).length - before;
        must(builds <= 2, `${builds} builds`);
        return `the last title is served, ${builds} builds`;
      },
    },
    {
      row: '4',
      name: 'a hundred edits in a burst',
      run: async (site) => {
        const before = (await site.builds()).length;
        let last = '';
        for (let i = 0; i < 100; i++) last = await edit(site);
        await served(site, last);
        await site.settled();
        const builds = (await site.builds()).length - before;
        must(builds <= 2, `${builds} builds`);
        return `the last title is served, ${builds} builds`;
      },
    },
    {
      row: '1',
      name: 'the CMS is killed before the build begins',
      run: async (site) => {
        const title = await edit(site);
        await kill(site, 'pocketbase');
        await until(
          'the site is served again',
          async () => (await page(site, '/').catch(() => undefined))?.status === 200,
        );
        await served(site, title);
        return 'restarts automatically; the edit is served';
      },
    },
    {
      row: '2',
      name: 'the CMS is killed while a build runs',
      run: async (site) => {
        const title = await edit(site);
        await building(site);
        await kill(site, 'pocketbase');
        await until(
          'the site is served again',
          async () => (await page(site, '/').catch(() => undefined))?.status === 200,
        );
        await served(site, title);
        must(await liveIsWhole(site), 'the live release is incomplete');
        return 'restarts automatically; the edit is served';
      },
    },
    {
      row: '5',
      name: 'a second publisher requests a lease at the same time',
      run: async (site) => {
        const title = await edit(site);
        await building(site);
        const lease = await fetch(`${site.url}/_site/publishing/lease`, {
          method: 'POST',
          headers: { Authorization: site.token, 'Content-Type': 'application/json' },
          body: JSON.stringify({ holder: 'elsewhere' }),
        });
        await served(site, title);
        must(lease.status === 409, `status ${lease.status}`);
        return 'refused (409) while the first one builds';
      },
    },
    {
      row: '6',
      name: `the publisher is killed at ${kills} points of a build`,
      run: async (site) => {
        for (let point = 0; point < kills; point++) {
          const title = await edit(site);
          await building(site);
          await sleep((point / kills) * 3000);
          await kill(site, point % 2 ? 'builder' : 'gatsby').catch(() => undefined);
          must((await page(site, '/')).status === 200, 'pages are not served meanwhile');
          await served(site, title);
          must(await liveIsWhole(site), `after kill ${point + 1} the live release is incomplete`);
        }
        return `${kills} kills: each edit was served, the live release always complete`;
      },
    },
    {
      row: '54',
      name: `the publisher is killed at random for ${minutes} minutes, and five times in a row`,
      run: async (site) => {
        const end = performance.now() + minutes * 60_000;
        let killed = 0;
        const killNow = () =>
          kill(site, 'builder').then(
            () => killed++,
            () => undefined,
          );
        while (performance.now() < end) {
          await sleep(Math.random() * 8_000);
          await killNow();
          must((await page(site, '/')).status === 200, 'pages are not served meanwhile');
        }
        const title = await edit(site);
        for (let i = 0; i < 5; i++) {
          await sleep(500);
          await killNow();
        }
        await served(site, title);
        must(await liveIsWhole(site), 'the live release is incomplete');
        return `${killed} kills; pages are served meanwhile, the edit afterwards`;
      },
    },
    {
      row: '9',
      name: "bytes of Gatsby's cache are overwritten",
      run: async (site) => {
        await site.settled();
        await kill(site, 'builder');
        const store = path.join(site.folder, '.cache/data/datastore/data.mdb');
        const { size } = await stat(store);
        const file = await open(store, 'r+');
        for (let at = 0; at < size; at += 64 * 1024) await file.write(Buffer.alloc(8192, 0xa5), 0, 8192, at);
        await file.close();
        const title = await edit(site);
        await served(site, title);
        return 'built again without a cache; the edit is served';
      },
    },
    {
      row: '7',
      name: 'the disk is full while a build runs',
      run: async (site) => {
        if (!disk) return 'not tried: a small disk needs root';
        const title = await edit(site);
        await building(site);
        disk.fill();
        await sleep(5000);
        const { status } = await page(site, '/');
        disk.free();
        must(status === 200, `pages answered ${status}`);
        await served(site, title);
        must(await liveIsWhole(site), 'the live release is incomplete');
        return 'pages are served meanwhile; with space again the edit is';
      },
    },
  ];
}
