/** @jest-environment node */
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type CachedConfig, keepBundlesByVersion } from './onCreateWebpackConfig';

let root: string;

/** A loader that reads its word at each run: Jest loads a module only once. */
const loader = (name: string): string => `
  const { readFileSync } = require('node:fs');
  module.exports = (source) => source.replace('${name}', readFileSync(__dirname + '/word', 'utf8'));
`;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'modrina-bundles-')));
  await put('node_modules/.package-lock.json', '{"packages":{}}');
  await put('node_modules/kept/index.cjs', loader('PACKAGE'));
  await put('node_modules/kept/word', 'package 1');
  await put('own.cjs', loader('OWN'));
  await put('word', 'own 1');
  await put('gatsby-node.js', 'exports.version = 1;');
  await put('entry.js', "globalThis.words = ['PACKAGE', 'OWN'];");
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

/** Bundles as a new process would, and returns the words in the bundle. */
async function bundle(): Promise<string> {
  const config = {
    mode: 'production',
    context: root,
    entry: './entry.js',
    output: { path: join(root, 'public') },
    module: { rules: [{ test: /entry/, use: [join(root, 'own.cjs'), join(root, 'node_modules/kept/index.cjs')] }] },
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache') },
    // All that this process requires would count as files of a package otherwise.
    snapshot: { managedPaths: [] },
    plugins: [],
  } satisfies Configuration;
  keepBundlesByVersion(config as CachedConfig, root, [join(root, 'gatsby-node.js')]);
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats?.toJson().errors).toEqual([]);
  // Webpack would follow the imports of each of them.
  expect([...(stats?.compilation.buildDependencies ?? [])]).toEqual([join(root, 'own.cjs')]);
  return readFile(join(root, 'public/main.js'), 'utf8');
}

describe('keepBundlesByVersion', () => {
  test('keeps bundles while the record of the packages is the same', async () => {
    expect(await bundle()).toContain('"package 1","own 1"');
    await put('node_modules/kept/word', 'package 2');
    expect(await bundle()).toContain('"package 1","own 1"');
  });

  test.each([
    ['another package was installed', 'node_modules/.package-lock.json', '{"packages":{"node_modules/kept":{}}}'],
    ['the project’s own loader changed', 'own.cjs', `${loader('OWN')}// changed`],
    ['a compiled gatsby-node file changed', 'gatsby-node.js', 'exports.version = 2;'],
    ['a source changed', 'entry.js', "globalThis.words = ['PACKAGE', 'OWN', 3];"],
  ])('bundles again when %s', async (_change, file, content) => {
    await bundle();
    await put('node_modules/kept/word', 'package 2');
    await put('word', 'own 2');
    await put(file, content);
    expect(await bundle()).toContain('"package 2","own 2"');
  });

  test('leaves webpack’s own way where npm did not install the packages', async () => {
    await rm(join(root, 'node_modules/.package-lock.json'));
    const config = { cache: { buildDependencies: { config: ['gatsby'] } }, plugins: [] };
    keepBundlesByVersion(config, root, []);
    expect(config).toEqual({ cache: { buildDependencies: { config: ['gatsby'] } }, plugins: [] });
  });
});
