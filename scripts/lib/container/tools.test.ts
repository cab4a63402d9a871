import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingSentence, missingTools, withSystemPrograms } from './tools';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'modrina-tools-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a program that cannot be run is missing, and the sentence has the command that installs it', async () => {
  for (const [tool, mode] of [
    ['buildah', 0o755],
    ['crun', 0o644],
  ] as const) {
    await writeFile(path.join(folder, tool), '#!/bin/sh\n');
    await chmod(path.join(folder, tool), mode);
  }
  const missing = await missingTools(`/nowhere${path.delimiter}${folder}`);
  expect(missing).toEqual(['debootstrap', 'crun']);
  expect(missingSentence(missing)).toBe(
    'npm run test:container needs debootstrap, crun. On Debian: sudo apt-get install debootstrap crun',
  );
});

test('the folders of administrators’ programs are searched last', () => {
  expect(withSystemPrograms('/usr/bin').split(path.delimiter)).toEqual(['/usr/bin', '/usr/sbin', '/sbin']);
});
