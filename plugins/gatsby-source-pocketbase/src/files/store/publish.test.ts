import type * as Files from 'node:fs/promises';
import { link, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from './writeWhole';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof Files>('node:fs/promises');
  return { ...real, link: jest.fn(real.link), rename: jest.fn(real.rename) };
});

let root: string;
let source: string;
let publicDir: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pb-publish-'));
  source = path.join(root, 'a b.svg');
  publicDir = path.join(root, 'public');
  await writeFile(source, '<svg/>');
});
afterEach(() => rm(root, { recursive: true }));

const published = () => readdir(path.join(publicDir, 'static/d1'));

it('publishes a file once for parallel calls', async () => {
  await Promise.all([1, 2, 3].map(() => publish(source, 'static/d1/a b.svg', publicDir)));
  expect(await published()).toEqual(['a b.svg']);
  const target = path.join(publicDir, 'static/d1/a b.svg');
  expect(await readFile(target, 'utf8')).toBe('<svg/>');
  // Two names for the same bytes.
  expect(await stat(target)).toMatchObject({ nlink: 2 });
});

it('copies it atomically to another disk, and leaves no part of a failed copy', async () => {
  jest.mocked(link).mockRejectedValue(Object.assign(new Error('other disk'), { code: 'EXDEV' }));
  await Promise.all([1, 2, 3].map(() => publish(source, 'static/d1/a b.svg', publicDir)));
  expect(await published()).toEqual(['a b.svg']);
  jest.mocked(rename).mockRejectedValueOnce(new Error('disk full'));
  await expect(publish(source, 'static/d1/b.svg', publicDir)).rejects.toThrow('disk full');
  expect(await published()).toEqual(['a b.svg']);
});
