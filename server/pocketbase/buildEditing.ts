import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build, type BuildFailure, type BuildOptions, type Plugin } from 'esbuild';
import { OperatorError } from '../UserError';
import { detailOf, EDITING_FILES, replace } from './buildHooks';

/** Of the description of the collections: what only the dashboard and the API need. */
const NOT_DRAWN = new Set(['help', 'listRule', 'onlyInt', 'protected']);

/** The description of the collections that visitors read, as far as it is needed to draw. */
function drawnSchema(schema: string): string {
  const collections = JSON.parse(schema) as { listRule: string | null }[];
  const read = collections.filter(({ listRule }) => listRule !== null);
  return JSON.stringify(read, (name, value: unknown) => (NOT_DRAWN.has(name) ? undefined : value));
}

/**
 * Files of the frame that are not what the site has: drawings of the static folder, which it serves to its own origin only, while
 * the sandboxed frame has none; and the description of the collections, as far as it is needed to draw.
 */
const frameFiles: Plugin = {
  name: 'files of the frame',
  setup({ onResolve, onLoad, initialOptions }) {
    const folder = path.join(initialOptions.absWorkingDir ?? '.', 'static');
    onResolve({ filter: /^\/[\w-]+\.svg$/ }, ({ path: name }) => ({ path: path.join(folder, name) }));
    onLoad({ filter: /pb_schema\.json$/ }, async ({ path: file }) => ({
      contents: drawnSchema(await readFile(file, 'utf8')),
      loader: 'json',
    }));
  },
};

const UNUSED = './editing/frame/unused.ts';

/** The page itself (ES modules, in parts that load when needed), and the frame that draws the site's page. */
const ENTRIES: readonly BuildOptions[] = [
  { entryPoints: { main: 'editing/main.tsx' }, format: 'esm', splitting: true },
  // A sandboxed frame has no origin of its own, and modules would need CORS.
  {
    entryPoints: { frame: 'editing/frame.tsx' },
    format: 'iife',
    alias: {
      gatsby: './editing/frame/gatsby.ts',
      // A third of the bundle, of which it would call nothing.
      pocketbase: UNUSED,
      postcss: UNUSED,
      domutils: UNUSED,
      // sanitize-html requires the package's other copy.
      htmlparser2: './node_modules/htmlparser2/lib/index.js',
    },
    plugins: [frameFiles],
  },
];

const OPTIONS: BuildOptions = {
  bundle: true,
  write: false,
  minify: true,
  target: 'es2022',
  platform: 'browser',
  jsx: 'automatic',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  publicPath: EDITING_FILES,
  loader: { '.woff2': 'file', '.svg': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
};

/**
 * Builds the editing page into `pocketbase/pb_hooks/pages/edit`: the two HTML files, and scripts, styles and fonts with a digest
 * in their names, which browsers keep (pocketbase/hooks/editing/hooks.ts sends them).
 * @param root the project's folder
 * @throws OperatorError with file and line of an error in the sources
 */
export async function buildEditing(root: string): Promise<void> {
  const out = path.join(root, 'pocketbase/pb_hooks/pages/edit');
  const [page, frame] = await Promise.all(ENTRIES.map((entry) => bundle(root, { ...OPTIONS, ...entry, outdir: out })));
  const files = new Map([...(page?.files ?? []), ...(frame?.files ?? [])]);
  await mkdir(out, { recursive: true });
  const present = await readdir(out);
  for (const [name, contents] of files) {
    if (!present.includes(name)) await writeFile(path.join(out, name), contents);
    const twin = `${name}.gz`;
    if (isText(name) && !present.includes(twin)) await writeFile(path.join(out, twin), await compress(contents));
  }
  for (const [html, names] of [
    ['index.html', page?.names],
    ['frame.html', frame?.names],
  ] as const) {
    const text = await readFile(path.join(root, 'editing', html), 'utf8');
    // Last, so that no page names a file that is not there.
    await replace(
      path.join(out, html),
      text.replace(/(?<=\/files\/)[\w.]+/g, (name) => names?.get(name) ?? name),
    );
  }
  const old = present.filter((name) => !files.has(name.replace(/\.gz$/, '')) && !name.endsWith('.html'));
  await Promise.all(old.map((name) => rm(path.join(out, name), { force: true })));
}

/** Fonts are compressed by themselves. */
const isText = (name: string) => /\.(?:js|css|svg)$/.test(name);
const compress = promisify(gzip);

/** @returns files: contents by name; names: the name with a digest, by the one without (`main.js`) */
async function bundle(root: string, options: BuildOptions) {
  const made = await build({ ...options, absWorkingDir: root }).catch((failure: BuildFailure) => {
    throw new OperatorError(
      'The editing page has a mistake in its code, so the site does not start.',
      detailOf(failure),
    );
  });
  const files = new Map(made.outputFiles?.map(({ path: file, contents }) => [path.basename(file), contents]));
  const names = new Map<string, string>();
  for (const [file, { entryPoint, cssBundle }] of Object.entries(made.metafile?.outputs ?? {})) {
    if (!entryPoint || !file.endsWith('.js')) continue;
    const name = path.basename(entryPoint).replace(/\.tsx$/, '');
    names.set(`${name}.js`, path.basename(file));
    if (cssBundle) names.set(`${name}.css`, path.basename(cssBundle));
  }
  return { files, names };
}
