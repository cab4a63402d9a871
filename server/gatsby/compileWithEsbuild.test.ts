import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Asks Gatsby's own module, as Gatsby does at its start, and loads the files that it names. Gatsby's reporter holds the console. */
const SCRIPT = `
  const { writeSync } = require('node:fs');
  require('gatsby/dist/utils/parcel/compile-gatsby-files')
    .runParcel(process.argv[1])
    .then((bundles) => {
      const loaded = bundles.map(({ filePath, mainEntryPath }) => [filePath, mainEntryPath, Object.keys(require(filePath))]);
      writeSync(1, JSON.stringify({ loaded, parcel: Object.keys(require.cache).filter((file) => file.includes('@parcel')) }));
    })
    .catch((error) => (writeSync(2, JSON.stringify(error.diagnostics)), process.exit(1)));
`;

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'modrina-compile-')));
});
afterEach(() => rm(root, { recursive: true }));

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
const compile = () =>
  run(process.execPath, ['--require', require.resolve('./compileWithEsbuild.cjs'), '-e', SCRIPT, root]);

it('compiles the files of the site and of its plugins to where Gatsby looks for them, without Parcel', async () => {
  await write('gatsby-config.ts', 'import { title } from "./src/title"; export default { siteMetadata: { title } };');
  await write('src/title.ts', 'export const title: string = "Modrina";');
  await write('gatsby-node.ts', 'export const onPostBuild = (): void => undefined;');
  await write('plugins/source/gatsby-node.ts', 'export const sourceNodes = (): void => undefined;');
  await write('plugins/README.md', '');
  const compiled = (file: string) => path.join(root, '.cache/compiled', file);
  expect(JSON.parse((await compile()).stdout)).toEqual({
    loaded: [
      [compiled('gatsby-config.js'), path.join(root, 'gatsby-config.ts'), ['default']],
      [compiled('gatsby-node.js'), path.join(root, 'gatsby-node.ts'), ['onPostBuild']],
      [compiled('plugins/source/gatsby-node.js'), path.join(root, 'plugins/source/gatsby-node.ts'), ['sourceNodes']],
    ],
    parcel: [],
  });
});

it('names file and line of a mistake', async () => {
  await write('gatsby-node.ts', 'export const onPostBuild =\n  = 1;');
  const { stderr } = await compile().catch((error: { stderr: string }) => error);
  expect(JSON.parse(stderr)).toMatchObject([
    { message: 'Unexpected "="', codeFrames: [{ filePath: 'gatsby-node.ts:2:3' }] },
  ]);
});
