/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { LateHeadPlugin } from './LateHeadPlugin';

const FILES = {
  '.cache/page-renderer.js': 'import { head } from "./head/head-export-handler-for-browser";\nhead();',
  '.cache/head/head-export-handler-for-browser.js': 'export const head = () => console.log("Gatsby’s own");',
  'src/runtime/navigation/useHeadAfterPaint.tsx':
    'import { head as own } from "gatsby-own-head";\nexport const head = () => (console.log("ours"), own());',
};

test('who draws pages gets ours, and ours gets Gatsby’s own', async () => {
  const root = await mkdtemp(join(tmpdir(), 'modrina-head-'));
  try {
    for (const [file, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          context: root,
          entry: './.cache/page-renderer.js',
          output: { path: root, filename: 'app.js' },
          plugins: [new LateHeadPlugin(root)],
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
    });
    expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
    const said: string[] = [];
    const console = { log: (text: string) => said.push(text) };
    new Function('console', await readFile(join(root, 'app.js'), 'utf8'))(console);
    expect(said).toEqual(['ours', 'Gatsby’s own']);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

test('Gatsby asks for it where this is looked for', async () => {
  const gatsby = dirname(require.resolve('gatsby/package.json'));
  const asks = await readFile(join(gatsby, 'cache-dir/page-renderer.js'), 'utf8');
  expect(asks).toContain('import { headHandlerForBrowser } from "./head/head-export-handler-for-browser"');
  const own = await readFile(join(gatsby, 'cache-dir/head/head-export-handler-for-browser.js'), 'utf8');
  expect(own).toContain('export function headHandlerForBrowser(');
});
