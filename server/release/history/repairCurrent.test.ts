import { mkdtemp, readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../../dataFolder';
import { writeSampleBuild } from '../../testing/sampleBuild';
import { currentId } from '../../site/releases';
import { goLive } from '../goLive';
import { readLostRelease } from './lostRelease';
import { prepareNext } from '../prepareNext';
import { publishRelease } from '../publishRelease';
import { lookAtReleases, repairCurrent } from './repairCurrent';

const fingerprint = { content: '', code: '', configuration: '' };
let dir: string;
let data: DataFolder;
let ids: string[];

async function publish(): Promise<string> {
  const output = path.join(dir, 'public');
  await writeSampleBuild(output, { 'robots.txt': `User-agent: ${Math.random()}\n` });
  return (await publishRelease(output, data, fingerprint)).manifest.id;
}
const folder = (index: number) => path.join(data.releases, ids[index] ?? '');

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-repair-'));
  data = dataFolder(path.join(dir, 'data'));
  ids = [await publish(), await publish(), await publish()];
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a whole release stays, and nothing is noted', async () => {
  expect(await repairCurrent(data, { depth: 'files' })).toBeUndefined();
  expect(await readLostRelease(data)).toBeUndefined();
});

test('before the first release there is nothing to repair', async () => {
  expect(await repairCurrent(dataFolder(path.join(dir, 'empty')), { depth: 'files' })).toBeUndefined();
});

test.each<[string, () => Promise<unknown>]>([
  ['its folder is deleted', () => rm(folder(2), { recursive: true })],
  ['its manifest is gone', () => unlink(path.join(folder(2), 'manifest.json'))],
  ['its id is gone', () => unlink(path.join(folder(2), 'id'))],
])('%s: the quick look sends visitors to the newest whole release', async (_, damage) => {
  await damage();
  expect(await repairCurrent(data, { depth: 'quick' })).toEqual({ lost: ids[2], live: ids[1] });
  expect(await currentId(data)).toBe(ids[1]);
  expect(await readLostRelease(data)).toEqual({ lost: ids[2], live: ids[1] });
});

test.each<[string, (file: string) => Promise<void>]>([
  ['gone', (file) => unlink(file)],
  // Not in place: other releases have the same file.
  ['cut short', (file) => unlink(file).then(() => writeFile(file, 'x'))],
])('a page that is %s is found by the long look', async (_, damage) => {
  await damage(path.join(folder(2), 'blog/index.html'));
  expect(await repairCurrent(data, { depth: 'quick' })).toBeUndefined();
  expect(await repairCurrent(data, { depth: 'files' })).toEqual({ lost: ids[2], live: ids[1] });
});

test('a damaged release is passed over', async () => {
  await rm(folder(2), { recursive: true });
  await unlink(path.join(folder(1), 'blog/index.html'));
  expect(await repairCurrent(data, { depth: 'quick' })).toEqual({ lost: ids[2], live: ids[0] });
});

test('a missing link leads again to the last live release, otherwise to the newest', async () => {
  await goLive(data, ids[0] ?? '');
  const seen = await lookAtReleases(data);
  await unlink(data.current);
  expect(await repairCurrent(data, { depth: 'quick', seen })).toEqual({ lost: '', live: ids[0] });
  await unlink(data.current);
  expect(await repairCurrent(data, { depth: 'quick' })).toEqual({ lost: '', live: ids[2] });
  await unlink(data.current);
  await symlink('releases/nowhere', data.current);
  expect(await repairCurrent(data, { depth: 'quick' })).toEqual({ lost: 'nowhere', live: ids[2] });
});

test('a lost release that somebody went back to gives way to an earlier one, not to those that it replaced', async () => {
  await goLive(data, ids[1] ?? '');
  const seen = await lookAtReleases(data);
  await rm(folder(1), { recursive: true });
  expect(await repairCurrent(data, { depth: 'quick', seen })).toEqual({ lost: ids[1], live: ids[0] });
});

test('a missing link leads to a release that was published after the last check', async () => {
  const seen = await lookAtReleases(data);
  const next = await publish();
  await unlink(data.current);
  expect(await repairCurrent(data, { depth: 'quick', seen })).toEqual({ lost: '', live: next });
});

test('without a whole release the link stays, and that is said', async () => {
  for (const index of [0, 1, 2]) await unlink(path.join(folder(index), 'manifest.json'));
  expect(await repairCurrent(data, { depth: 'quick' })).toEqual({ lost: ids[2], live: undefined });
  expect(await currentId(data)).toBe(ids[2]);
});

test('a rebuild replaces a truncated file, though the next release’s folder has it too', async () => {
  await prepareNext(data);
  await writeFile(path.join(folder(2), 'robots.txt'), 'cut');
  expect(await repairCurrent(data, { depth: 'files' })).toEqual({ lost: ids[2], live: ids[1] });
  const output = path.join(dir, 'public');
  const { manifest } = await publishRelease(output, data, fingerprint);
  const robots = await readFile(path.join(data.releases, manifest.id, 'robots.txt'), 'utf8');
  expect(robots).toBe(await readFile(path.join(output, 'robots.txt'), 'utf8'));
});

test('the note is removed when the link moves, and the lost files are made again', async () => {
  await unlink(path.join(folder(2), 'blog/index.html'));
  await repairCurrent(data, { depth: 'files' });
  const next = await publish();
  expect(await readLostRelease(data)).toBeUndefined();
  expect(await repairCurrent(data, { depth: 'files' })).toBeUndefined();
  await goLive(data, next);
});

test('files of drafts and of other programs beside the releases are no releases', async () => {
  await rm(folder(2), { recursive: true });
  await writeFile(path.join(data.releases, 'zzz'), '');
  await symlink('nowhere', path.join(data.releases, 'zzzz'));
  expect((await readdir(data.releases)).sort().at(-1)).toBe('zzzz');
  expect(await repairCurrent(data, { depth: 'quick' })).toEqual({ lost: ids[2], live: ids[1] });
});
