import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeDigests } from './codeDigest';
import { buildConfiguration, changes } from './fingerprint';

test('a configuration is what changes the site, not how it is built', () => {
  const env = {
    SITE_URL: 'https://a.si',
    SITE_ENV: 'staging',
    GTM_ID: 'GTM-1',
    PB_FILES_URL: 'https://bucket.example',
    PB_DASHBOARD_URL: 'https://pb.example',
    ASSISTANT_WIDGET_URL: 'https://chat.example/widget.js',
    CANONICAL_LOWER_CASE: '1',
    ERROR_REPORT: '1',
    GATSBY_X: 'y',
    PATH: '/bin',
    GATSBY_TELEMETRY_DISABLED: '1',
  };
  expect(buildConfiguration(env)).toEqual([
    ['ASSISTANT_WIDGET_URL', 'https://chat.example/widget.js'],
    ['CANONICAL_LOWER_CASE', '1'],
    ['ERROR_REPORT', '1'],
    ['GATSBY_X', 'y'],
    ['GTM_ID', 'GTM-1'],
    ['PB_FILES_URL', 'https://bucket.example'],
    ['SITE_ENV', 'staging'],
    ['SITE_URL', 'https://a.si'],
  ]);
});

test('names the changed parts', () => {
  const before = { content: 'a', code: 'b', configuration: 'c' };
  expect(changes(undefined, before)).toEqual(['first build']);
  expect(changes(before, before)).toEqual([]);
  expect(changes(before, { ...before, content: 'x', configuration: 'y' })).toEqual(['content', 'configuration']);
});

describe('the digest of the code', () => {
  let root: string;
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'modrina-code-'));
    await write('src/a.ts', 'a');
    await write('gatsby-config.ts', 'c');
  });
  afterEach(() => rm(root, { recursive: true }));

  test.each([
    'src/b.ts',
    'src/a.ts',
    'plugins/x/index.js',
    'locales/sl/common.json',
    'static/robots.txt',
    'gatsby-config.ts',
    'package.json',
  ])('changes with %s', async (file) => {
    const { all: before } = await codeDigests(root);
    await write(file, 'changed');
    expect((await codeDigests(root)).all).not.toBe(before);
  });

  test.each([
    'src/a.test.ts',
    'src/testing/render.tsx',
    'src/gatsby-types.d.ts',
    'docs/x.md',
    'server/commands/start.ts',
  ])('does not change with %s', async (file) => {
    const before = await codeDigests(root);
    await write(file, 'changed');
    expect(await codeDigests(root)).toEqual(before);
  });
});
