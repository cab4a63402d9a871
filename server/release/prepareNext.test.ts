import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../dataFolder';
import { MANIFEST, readManifest } from '../site/manifest';
import { writeSampleBuild } from '../testing/sampleBuild';
import { discarded, prepared, prepareNext } from './prepareNext';
import { publishRelease } from './publishRelease';
import { verifyRelease } from './verifyRelease';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-prepare-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const publish = async () => {
  await writeSampleBuild(path.join(dir, 'public'));
  return publishRelease(path.join(dir, 'public'), dataFolder(dir), { content: 'c', code: '', configuration: '' });
};

test('the manifests of the prepared folder and of the live release are not parsed again', async () => {
  const data = dataFolder(dir);
  const { manifest } = await publish();
  await prepareNext(data);
  const parse = jest.spyOn(JSON, 'parse');
  const [next, live] = [await readManifest(prepared(data)), await readManifest(data.current)];
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(live).toBe(manifest);
  const stored = JSON.parse(await readFile(path.join(prepared(data), MANIFEST), 'utf8'));
  expect(JSON.parse(JSON.stringify(next))).toEqual(stored);
  expect(Object.keys(stored.files).length).toBeGreaterThan(0);
});

test('files left by a killed publisher are in no later release', async () => {
  const data = dataFolder(dir);
  await publish();
  const left = path.join(`${prepared(data)}.tmp`, 'blog/withdrawn.html');
  await mkdir(path.dirname(left), { recursive: true });
  await writeFile(left, 'withdrawn since');
  await prepareNext(data);
  expect(existsSync(path.join(prepared(data), 'blog/withdrawn.html'))).toBe(false);

  // With a folder to begin from, too: that one could not be renamed to it.
  await mkdir(path.dirname(left), { recursive: true });
  await writeFile(left, 'withdrawn since');
  await prepareNext(data);
  const { manifest } = await publish();
  const folder = path.join(data.releases, manifest.id);
  expect(existsSync(path.join(folder, 'blog/withdrawn.html'))).toBe(false);
  expect(await verifyRelease(folder, manifest)).toEqual([]);
});

test.each([
  ['is not the base of the next one if its files are others', 'other', false],
  ['is the base of the next one if it has most of its files', 'same', true],
])('a discarded release %s', async (_, kind, isBase) => {
  const data = dataFolder(dir);
  const { manifest } = await publish();
  const old = discarded(data);
  await cp(path.join(data.releases, manifest.id), old, { recursive: true });
  if (kind === 'other') {
    const files = Object.entries(manifest.files).map(([at, file]) => [at, { ...file, etag: 'of other code' }]);
    await writeFile(path.join(old, MANIFEST), JSON.stringify({ ...manifest, files: Object.fromEntries(files) }));
  }
  const { ino } = statSync(old);
  await prepareNext(data);
  expect(statSync(prepared(data)).ino === ino).toBe(isBase);
  expect(existsSync(old)).toBe(false);
  const next = await publish();
  expect(await verifyRelease(path.join(data.releases, next.manifest.id), next.manifest)).toEqual([]);
});
