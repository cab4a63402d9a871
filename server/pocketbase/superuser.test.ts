import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSuperuser } from './superuser';

let file: string;
beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'modrina-superuser-')), 'superuser.json');
});
afterEach(() => rm(path.dirname(file), { recursive: true }));

const mode = async () => (await stat(file)).mode & 0o777;

test('is made up once, kept, and readable by the owner only', async () => {
  const first = await findSuperuser(file);
  expect(first.created).toBe(true);
  expect(first.password.length).toBeGreaterThanOrEqual(20);
  expect(await mode()).toBe(0o600);
  expect(await findSuperuser(file)).toEqual({ ...first, created: false });
});

test('the environment wins and is kept nowhere', async () => {
  const chosen = { email: 'a@b.si', password: 'long enough' };
  expect(await findSuperuser(file, chosen)).toEqual({ ...chosen, created: false });
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('a file that someone opened to others is closed again; a damaged one is replaced', async () => {
  await findSuperuser(file);
  await chmod(file, 0o644);
  await findSuperuser(file);
  expect(await mode()).toBe(0o600);
  await writeFile(file, '{"email": "a@b.si", "pass');
  expect(await findSuperuser(file)).toMatchObject({ created: true });
});
