import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../dataFolder';
import { SAMPLE, writeSampleBuild } from '../testing/sampleBuild';
import { listReleases } from '../site/releases';
import { publishRelease } from './publishRelease';

const FINGERPRINT = { content: '', code: '', configuration: '' };
const BROKEN = {
  'blog/index.html': `${SAMPLE['blog/index.html']}`.replace('<h1>', '<a href="/no-such-page/">x</a><h1>'),
};
let dir: string;
let data: DataFolder;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-preview-'));
  data = dataFolder(path.join(dir, 'previews'));
});
afterEach(() => rm(dir, { recursive: true }));

async function publish(preview: boolean, changes: Record<string, string> = {}, options = { preview: true }) {
  const site = JSON.stringify({ ...JSON.parse(SAMPLE['site.json'] ?? ''), preview });
  const output = path.join(dir, 'public');
  await rm(output, { recursive: true, force: true });
  await writeSampleBuild(output, { ...changes, 'site.json': site });
  return publishRelease(output, data, FINGERPRINT, options);
}

test('a preview is shown with faults that no visitor would be shown', async () => {
  await expect(publish(false, BROKEN, { preview: false })).rejects.toThrow(/no-such-page/);
  await publish(true, BROKEN);
  expect(await readFile(path.join(data.current, 'blog/index.html'), 'utf8')).toContain('no-such-page');
});

test('neither is put in the place of the other', async () => {
  await expect(publish(false)).rejects.toThrow('without drafts');
  await expect(publish(true, {}, { preview: false })).rejects.toThrow('PREVIEW=1');
});

test('one earlier preview is kept for current readers, and no more', async () => {
  const made: string[] = [];
  for (let n = 0; n < 4; n++) {
    made.unshift((await publish(true, { 'robots.txt': String(n) })).manifest.id);
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const id of made) await utimes(path.join(data.releases, id, 'id'), longAgo, longAgo).catch(() => undefined);
  }
  expect((await listReleases(data)).map(({ id }) => id)).toEqual(made.slice(0, 2));
});
