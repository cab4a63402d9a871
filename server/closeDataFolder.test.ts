import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeDataFolder } from './closeDataFolder';
import { type DataFolder, dataFolder } from './dataFolder';

let data: DataFolder;
beforeEach(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'modrina-closed-'));
  await chmod(parent, 0o755);
  data = dataFolder(path.join(parent, 'data'));
});
afterEach(() => rm(path.dirname(data.root), { recursive: true }));

const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

async function write(file: string) {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o755 });
  await writeFile(file, 'x', { mode: 0o644 });
}

/** A data folder as versions before left it: everything open. */
async function openFolder() {
  const release = path.join(data.releases, 'one/index.html');
  const secrets = [
    data.superuser,
    path.join(data.database, 'data.db'),
    path.join(data.database, 'backups/all.zip'),
    path.join(data.logs, 'build.log'),
    path.join(data.previews, 'releases/one/index.html'),
    path.join(data.preview, 'index.html'),
    path.join(data.files, 'draft.png'),
    path.join(data.root, 'a-later-version-brings-this/secret'),
    path.join(data.root, 'a-file-of-a-later-version'),
  ];
  for (const file of [release, path.join(data.static, 'index.html'), ...secrets]) await write(file);
  await symlink('releases/one', data.current);
  await symlink('releases/one', data.newest);
  return { release, secrets };
}

test('a new folder is closed before anything is in it', async () => {
  expect(await closeDataFolder(data)).toBeUndefined();
  expect(await mode(data.root)).toBe('711');
  for (const folder of [data.database, data.logs, data.run, data.files, data.previews]) {
    expect([folder, await mode(folder)]).toEqual([folder, '700']);
  }
});

test('an open one is corrected, and releases stay readable for a web server', async () => {
  const { release, secrets } = await openFolder();
  await closeDataFolder(data);
  expect(await mode(data.root)).toBe('711');
  expect([await mode(data.releases), await mode(release), await mode(path.join(data.current, 'index.html'))]).toEqual([
    '755',
    '644',
    '644',
  ]);
  for (const file of secrets) {
    const top = path.join(data.root, path.relative(data.root, file).split(path.sep)[0] ?? '');
    expect([top, await mode(top)]).toEqual([top, top === file ? '600' : '700']);
  }
});

const NOBODY = { uid: 65534, gid: 65534 };
/** Whether another user can read a file or list a folder. */
const canRead = (command: string, file: string) => {
  try {
    execFileSync(command, [file], { ...NOBODY, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

// Only root can become another user.
const asRoot = process.getuid?.() === 0 ? test : test.skip;
asRoot('another user reads a release by its link, and nothing else', async () => {
  const { secrets } = await openFolder();
  expect(secrets.filter((file) => !canRead('cat', file))).toEqual([]);
  await closeDataFolder(data);
  expect(canRead('cat', path.join(data.current, 'index.html'))).toBe(true);
  expect(canRead('cat', path.join(data.newest, 'index.html'))).toBe(true);
  expect(canRead('ls', data.root)).toBe(false);
  expect(secrets.filter((file) => canRead('cat', file))).toEqual([]);
});
