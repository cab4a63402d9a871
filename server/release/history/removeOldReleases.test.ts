import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../../dataFolder';
import { removeOldReleases } from './previousReleases';
import { swapCurrent } from '../goLive';

const DAY = 86_400_000;
const NOW = Date.parse('2026-12-01T12:00:00Z');
let dir: string;
let data: DataFolder;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-kept-'));
  data = dataFolder(dir);
});
afterEach(() => rm(dir, { recursive: true }));

/** Makes releases that visitors saw last so many days ago, the oldest first; the last one is live. */
async function releasesOf(days: number[]): Promise<string[]> {
  const ids = days.map((_, index) => `2026-10-01T00-00-00-${String(index).padStart(3, '0')}Z`);
  for (const [index, id] of ids.entries()) {
    await mkdir(path.join(data.releases, id), { recursive: true });
    await writeFile(path.join(data.releases, id, 'id'), id);
    await see(id, days[index] ?? 0);
  }
  await swapCurrent(data, ids.at(-1) ?? '');
  return ids;
}
async function see(id: string, daysAgo: number): Promise<void> {
  const time = new Date(NOW - daysAgo * DAY);
  await utimes(path.join(data.releases, id, 'id'), time, time);
}
const kept = async () => (await readdir(data.releases)).filter((name) => !name.endsWith('.tmp')).sort();
const times = (count: number, days: number) => Array.from({ length: count }, () => days);

test.each([
  ['the ten newest, however old', times(13, 90), 10],
  ['what was seen in the last thirty days', [31, 29, ...times(10, 1)], 11],
  ['no more than fifty', times(53, 1), 50],
  ['of the last minute all, for their readers may not be done', times(53, 0), 53],
])('%s', async (_, days, count) => {
  const ids = await releasesOf(days);
  await removeOldReleases(data, NOW);
  expect(await kept()).toEqual(ids.slice(-count));
});

test('the current one always, and what it took the place of', async () => {
  const ids = await releasesOf(times(14, 90));
  await swapCurrent(data, ids[0] ?? '');
  await removeOldReleases(data, Date.now());
  expect(await kept()).toEqual([ids[0], ...ids.slice(-10)]);
  await swapCurrent(data, ids[13] ?? '');
  await removeOldReleases(data, Date.now());
  // It was live until now.
  expect(await kept()).toContain(ids[0]);
});
