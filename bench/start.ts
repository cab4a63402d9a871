import { appendFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { editTitle } from '../scripts/lib/editTitle';
import { median } from './lib/statistics';
import { launchSite } from '../scripts/lib/site';
import { makeWorkspace } from '../scripts/lib/workspace';

// Duration of `npm start`: the first one, one without changes, one after an editor's change, and one after a change of code.
const FOLDER = resolve('.tmp/bench');
const SUPERUSER = { PB_SUPERUSER_EMAIL: 'bench@modrina.example', PB_SUPERUSER_PASSWORD: 'only-for-this-bench' };
const RUNS = 3;

type Times = { firstPage: number; ready: number };

const seconds = (since: number): number => (performance.now() - since) / 1000;

async function firstPage(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((wait) => setTimeout(wait, 10));
  }
}

/** Starts the site, measures, runs a function with it, and stops it. */
async function measure(workspace: string, then?: (url: string) => Promise<void>): Promise<Times> {
  const since = performance.now();
  const site = await launchSite(workspace, { ...SUPERUSER, DATA_DIR: join(FOLDER, 'data') });
  try {
    const page = firstPage(site.url).then(() => seconds(since));
    await site.ready;
    const ready = seconds(since);
    const times = { firstPage: await page, ready };
    await then?.(site.url);
    return times;
  } finally {
    await site.stop();
  }
}

const row = (name: string, values: number[]): void => {
  const list = values.map((value) => value.toFixed(2)).join(', ');
  console.log(`${name}: median ${median(values).toFixed(2)} s (${list})`);
};

async function main(): Promise<void> {
  const workspace = join(FOLDER, 'site');
  await rm(FOLDER, { recursive: true, force: true });
  await makeWorkspace(workspace);
  row('first start, until ready', [(await measure(workspace)).ready]);

  const unchanged: number[] = [];
  for (let run = 0; run < RUNS; run++) unchanged.push((await measure(workspace)).firstPage);
  row('unchanged, until the first page', unchanged);

  const edited: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await measure(workspace, (url) => editTitle(url, SUPERUSER, 'when-not-to-use-ai', `Edited ${run}`));
    edited.push((await measure(workspace)).ready);
  }
  row('one title edited, until ready', edited);

  const coded: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const file = join(workspace, 'src/ui/Picture.tsx');
    await appendFile(file, `\nPicture.displayName = 'Picture ${run}';\n`);
    coded.push((await measure(workspace)).ready);
  }
  row('code changed, until ready', coded);
}

void main();
