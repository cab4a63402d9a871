/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, dirname, relative } from 'node:path';
import webpack from 'webpack';
import {
  COMPILE_HINT,
  CompileHintPlugin,
  dropRouteEvent,
  StableHashPlugin,
  LateHeadPlugin,
} from './onCreateWebpackConfig';

describe('CompileHintPlugin', () => {
  test('is at the beginning of the files that every page needs, and of no other, and survives the minifier', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'modrina-hint-'));
    try {
      await writeFile(join(folder, 'a.js'), '/* a comment */ globalThis.a = 1;');
      const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
        webpack(
          {
            mode: 'production',
            context: folder,
            entry: { app: './a.js', framework: './a.js', 'component---page': './a.js' },
            output: { path: folder, filename: '[name]-[contenthash].js' },
            plugins: [new CompileHintPlugin()],
          },
          (error, result) => (error ? reject(error) : resolve(result)),
        );
      });
      expect(stats?.hasErrors()).toBe(false);
      const files = (await readdir(folder)).filter((file) => file.includes('-'));
      const hinted = await Promise.all(
        files.map(async (file) => [
          file.split('-')[0],
          (await readFile(join(folder, file), 'utf8')).startsWith(COMPILE_HINT),
        ]),
      );
      expect(hinted.sort()).toEqual([
        ['app', true],
        ['component', false],
        ['framework', true],
      ]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('StableHashPlugin', () => {
  /** The hash after a bundling that made these files. */
  function hashOf(names: string[], own: string): string {
    const compilation = { hash: own, getAssets: () => names.map((name) => ({ name })) };
    const done = { tap: (_name: string, run: (stats: object) => void) => run({ compilation }) };
    new StableHashPlugin().apply({ hooks: { done } } as never);
    return compilation.hash;
  }

  test('is the same for the same files, in any order and with any hash of webpack', () => {
    const first = hashOf(['app-1.js', 'framework-2.js'], 'one');
    expect(first).toMatch(/^[0-9a-f]{20}$/);
    expect(hashOf(['framework-2.js', 'app-1.js'], 'another')).toBe(first);
  });

  test('differs as soon as one file does', () => {
    expect(hashOf(['app-1.js', 'framework-3.js'], 'one')).not.toBe(hashOf(['app-1.js', 'framework-2.js'], 'one'));
  });
});

describe('LateHeadPlugin', () => {
  const FILES = {
    '.cache/page-renderer.js': 'import { head } from "./head/head-export-handler-for-browser";\nhead();',
    '.cache/head/head-export-handler-for-browser.js': 'export const head = () => console.log("Gatsby’s own");',
    'src/runtime/navigation/useHeadAfterPaint.tsx':
      'import { head as own } from "gatsby-own-head";\nexport const head = () => (console.log("ours"), own());',
  };

  test('replaces the handler for the page renderer only, and provides Gatsby’s own', async () => {
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

  test('matches the import in Gatsby’s page renderer', async () => {
    const gatsby = dirname(require.resolve('gatsby/package.json'));
    const asks = await readFile(join(gatsby, 'cache-dir/page-renderer.js'), 'utf8');
    expect(asks).toContain('import { headHandlerForBrowser } from "./head/head-export-handler-for-browser"');
    const own = await readFile(join(gatsby, 'cache-dir/head/head-export-handler-for-browser.js'), 'utf8');
    expect(own).toContain('export function headHandlerForBrowser(');
  });
});

describe('dropRouteEvent', () => {
  /** Gatsby imports the browser part of each plugin from `.cache`, by a relative path. */
  async function bundle(alias: Record<string, string | false>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'modrina-route-event-'));
    const plugin = dirname(require.resolve('gatsby-plugin-google-tagmanager/package.json'));
    try {
      const request = relative(folder, join(plugin, 'gatsby-browser.js'));
      await writeFile(join(folder, 'plugins.js'), `globalThis.plugin = require(${JSON.stringify(request)});`);
      const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
        webpack(
          { mode: 'production', context: folder, entry: './plugins.js', output: { path: folder }, resolve: { alias } },
          (error, result) => (error ? reject(error) : resolve(result)),
        );
      });
      expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
      return await readFile(join(folder, 'main.js'), 'utf8');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  test('leaves out the event that the plugin pushes at each navigation', async () => {
    const alias = {};
    dropRouteEvent(alias, join(__dirname, '../../..'));
    expect(await bundle(alias)).not.toContain('gatsby-route-change');
    // Once the plugin no longer pushes it, dropRouteEvent can go.
    expect(await bundle({})).toContain('gatsby-route-change');
  });
});
