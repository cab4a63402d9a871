import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from '../../src/lib/env';
import { dataFolder } from '../dataFolder';
import { readSettings } from '../settings';
import { copyProject, previewEnvironment, warmUp } from './openPreview';

let dir: string;
let root: string;
let copy: string;

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
const read = (file: string) => readFile(path.join(copy, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(copy, file));

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-copy-'));
  [root, copy] = [path.join(dir, 'project'), path.join(dir, 'data/previews/project')];
  for (const file of ['package.json', 'gatsby-config.ts', 'src/templates/Post.tsx', 'pocketbase/pb_schema.json']) {
    await write(file, `one ${file}`);
  }
  await write('.data/superuser.json', 'secret');
  await write('public/index.html', 'of visitors');
  await mkdir(path.join(root, 'node_modules'));
  await copyProject(root, copy);
});
afterEach(() => rm(dir, { recursive: true }));

test('takes what a build is made of, and nothing else', async () => {
  expect(await read('src/templates/Post.tsx')).toBe('one src/templates/Post.tsx');
  expect(await read('pocketbase/pb_schema.json')).toBe('one pocketbase/pb_schema.json');
  expect(await readlink(path.join(copy, 'node_modules'))).toBe(path.join(root, 'node_modules'));
  for (const file of ['.data/superuser.json', 'public/index.html'])
    expect([file, await isThere(file)]).toEqual([file, false]);
});

test('follows the project: new, changed and removed files; unchanged ones keep their timestamps', async () => {
  const old = new Date('2026-01-01');
  await utimes(path.join(copy, 'gatsby-config.ts'), old, old);
  await write('src/templates/Case.tsx', 'new');
  await write('package.json', 'another');
  await rm(path.join(root, 'src/templates/Post.tsx'));
  await copyProject(root, copy);
  expect([await read('src/templates/Case.tsx'), await read('package.json')]).toEqual(['new', 'another']);
  expect(await isThere('src/templates/Post.tsx')).toBe(false);
  expect((await stat(path.join(copy, 'gatsby-config.ts'))).mtime).toEqual(old);
});

test('finds the packages of a project that has moved', async () => {
  const moved = path.join(dir, 'moved');
  await rename(root, moved);
  await copyProject(moved, copy);
  expect(await readlink(path.join(copy, 'node_modules'))).toBe(path.join(moved, 'node_modules'));
});

test('keeps Gatsby’s files there', async () => {
  await mkdir(path.join(copy, '.cache'));
  await writeFile(path.join(copy, '.cache/state'), 'kept');
  await copyProject(root, copy);
  expect(await read('.cache/state')).toBe('kept');
});

test('a cache is made once for the same code, and again after a failure or a change', async () => {
  const answers = [false, true, true];
  let made = 0;
  const prepare = async () => {
    made++;
    await mkdir(path.join(copy, '.cache'), { recursive: true });
    await mkdir(path.join(copy, '.tmp'), { recursive: true });
    return answers.shift() ?? true;
  };
  const site = { prepare };
  for (const count of [1, 2, 2]) {
    await warmUp(copy, site);
    expect(made).toBe(count);
  }
  await write('src/templates/Post.tsx', 'other');
  await copyProject(root, copy);
  await warmUp(copy, site);
  expect(made).toBe(3);
  await rm(path.join(copy, '.cache'), { recursive: true });
  await warmUp(copy, site);
  expect(made).toBe(4);
});

const FOREIGN = {
  GTM_ID: 'GTM-ABC123',
  ASSISTANT_WIDGET_URL: 'https://assistant.example/widget.js',
  ERROR_REPORT: '1',
};
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test('it shows drafts, reads them by a token of its own, shares the files, and uses no other service', () => {
  const superuser = { PB_SUPERUSER_EMAIL: 'owner@modrina.example', PB_SUPERUSER_PASSWORD: 'secret' };
  Object.assign(process.env, FOREIGN, superuser, { PB_TOKEN: 'of-a-builder' });
  const settings = readSettings({ SITE_URL: 'https://www.modrina.example' }, '/project');
  const source = {
    settings,
    data: dataFolder('/data'),
    url: 'http://127.0.0.1:8090',
    access: { token: 'of-a-builder' },
  };
  const env = previewEnvironment(source, 'that-reads-drafts');
  expect(env).toMatchObject({
    ...{ PB_TOKEN: 'that-reads-drafts', PB_SUPERUSER_EMAIL: undefined, PB_SUPERUSER_PASSWORD: undefined },
    PB_ALLOW_SHRINK: '1',
  });
  expect(parseEnv(env)).toMatchObject({
    ...{ preview: true, usesToken: true, siteUrl: 'https://www.modrina.example', filesDir: '/data/files' },
    ...{ shareCardsDir: '/data/share-cards', tagManager: null, assistantWidgetUrl: null, errorReport: false },
  });
});
