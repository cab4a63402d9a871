import { link, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { scanOutput } from './scanOutput';
import { TICK_MS } from '../site/files';

let output: string;
beforeEach(async () => {
  output = await mkdtemp(path.join(tmpdir(), 'modrina-scan-'));
  await mkdir(path.join(output, 'blog/a'), { recursive: true });
  for (const file of ['index.html', 'blog/index.html', 'blog/a/index.html', 'site.json']) await write(file, file);
});
afterEach(() => rm(output, { recursive: true }));

const write = (file: string, text: string) => writeFile(path.join(output, file), text);
const files = async () => [...(await scanOutput(output)).keys()];

test('public files, sorted', async () => {
  expect(await files()).toEqual(['blog/a/index.html', 'blog/index.html', 'index.html']);
});

test('folders that are known by their stamps show what was added, renamed, changed and removed in them', async () => {
  // A folder must be older than one tick of the clock for its stamp to be reliable.
  await sleep(TICK_MS + 100);
  await files();
  const before = await scanOutput(output);
  await write('blog/a/index.html', 'other');
  const changed = await scanOutput(output);
  expect(changed.get('blog/a/index.html')).not.toEqual(before.get('blog/a/index.html'));
  expect(changed.get('index.html')).toEqual(before.get('index.html'));
  await write('blog/a/new.html', '');
  await rename(path.join(output, 'blog/index.html'), path.join(output, 'blog/other.html'));
  expect(await files()).toEqual(['blog/a/index.html', 'blog/a/new.html', 'blog/other.html', 'index.html']);
  await rm(path.join(output, 'blog/a'), { recursive: true });
  expect(await files()).toEqual(['blog/other.html', 'index.html']);
});

test('a folder that was changed a moment before it was read is read again', async () => {
  await files();
  for (let number = 0; number < 20; number++) {
    await write(`blog/${number}.html`, '');
    expect((await files()).length).toBe(4 + number);
  }
});

describe('a file that gets another hard link', () => {
  const PICTURE = 'static/0123abcd/picture.webp';
  const old = new Date('2026-01-01');
  const scanned = async (file: string) => (await scanOutput(output)).get(file);

  beforeEach(async () => {
    await mkdir(path.dirname(path.join(output, PICTURE)), { recursive: true });
    await write(PICTURE, 'picture');
    await utimes(path.join(output, PICTURE), old, old);
  });

  test('is unchanged if its name has a digest of its content, and old enough for its stamp', async () => {
    const before = await scanned(PICTURE);
    await sleep(10);
    await link(path.join(output, PICTURE), path.join(output, 'blog/link'));
    expect(await scanned(PICTURE)).toEqual(before);
    expect(before?.changedAt).toBe(old.getTime());
    await rm(path.join(output, PICTURE));
    await write(PICTURE, 'another');
    await utimes(path.join(output, PICTURE), old, old);
    expect(await scanned(PICTURE)).not.toEqual(before);
  });

  test('counts as changed if another may be written under its name', async () => {
    const before = await scanned('index.html');
    await sleep(10);
    await link(path.join(output, 'index.html'), path.join(output, 'blog/link'));
    expect(await scanned('index.html')).not.toEqual(before);
  });
});
