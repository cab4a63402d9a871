import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyDigest } from './keyDigest';
import { removeOldFiles } from './removeOldFiles';

test('files that no record has leave the output, and those of others stay', async () => {
  const output = await mkdtemp(path.join(tmpdir(), 'old-files-'));
  try {
    await removeOldFiles(output, []);
    const kept = keyDigest('posts/a/kept.pdf');
    for (const folder of [kept, keyDigest('posts/a/gone.pdf'), 'd', 'fonts']) {
      await mkdir(path.join(output, 'static', folder), { recursive: true });
      await writeFile(path.join(output, 'static', folder, 'file'), '');
    }
    await writeFile(path.join(output, 'static/drawing-1.svg'), '');
    await removeOldFiles(output, ['posts/a/kept.pdf']);
    expect((await readdir(path.join(output, 'static'))).sort()).toEqual([kept, 'd', 'drawing-1.svg', 'fonts'].sort());
  } finally {
    await rm(output, { recursive: true });
  }
});
