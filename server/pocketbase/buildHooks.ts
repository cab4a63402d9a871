import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildFailure, type BuildOptions } from 'esbuild';
import { OperatorError } from '../UserError';

/** PocketBase's JavaScript engine, goja, has all of ES2021. Its stack traces follow the map to lines of the sources. */
export const HOOKS: BuildOptions = {
  target: 'es2021',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  format: 'cjs',
  sourcemap: 'inline',
  sourcesContent: false,
  loader: { '.txt': 'text' },
};

/** The path of the editing page's files. */
export const EDITING_FILES = '/_site/edit/files/';

/** The browsers that PocketBase's own dashboard supports. */
const PAGES: BuildOptions = { target: 'es2022', platform: 'browser', format: 'esm', minify: true };

/** Styles with what they import. Their fonts are the files of the editing page, whose names have the same digests. */
const STYLES: BuildOptions = {
  ...{ target: 'es2022', assetNames: '[name]-[hash]', publicPath: EDITING_FILES, minify: true },
  loader: { '.woff2': 'file' },
};

/** The scripts of each page that the hooks serve; its styles are bundled as well, and HTML files are copied. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  status: ['main'],
  bar: ['main'],
  preview: ['strip', 'wait'],
  progress: ['follow'],
  dashboard: ['extensions'],
};

/**
 * Builds `pocketbase/pb_hooks`, the folder that PocketBase loads, from `pocketbase/hooks` and `pocketbase/pages`. A
 * file is replaced only if it differs, in one step, so that several processes may build at once.
 * @param root the project's folder
 * @throws OperatorError with file and line of an error in the sources
 */
export async function buildHooks(root: string): Promise<void> {
  const out = path.join(root, 'pocketbase/pb_hooks');
  const files = new Map([
    ['hooks.js', await bundle(root, 'hooks/index.ts', HOOKS)],
    ['main.pb.js', 'require(`${__hooks}/hooks.js`);\n'],
  ]);
  for (const [page, scripts] of Object.entries(SCRIPTS)) {
    for (const script of scripts) {
      files.set(`pages/${page}/${script}.js`, await bundle(root, `pages/${page}/${script}.ts`, PAGES));
    }
    const folder = path.join(root, 'pocketbase/pages', page);
    for (const name of await readdir(folder)) {
      if (name.endsWith('.css'))
        files.set(`pages/${page}/${name}`, await bundle(root, `pages/${page}/${name}`, STYLES));
      else if (name.endsWith('.html'))
        files.set(`pages/${page}/${name}`, await readFile(path.join(folder, name), 'utf8'));
    }
  }
  for (const [name, text] of files) await replace(path.join(out, name), text);
  await removeOthers(out, files);
}

/**
 * Bundles one script, or one style, of `pocketbase`.
 * @param entry its path in that folder
 * @returns the text of the bundle
 */
export async function bundle(root: string, entry: string, options: BuildOptions): Promise<string> {
  const made = await build({
    ...options,
    entryPoints: [`pocketbase/${entry}`],
    absWorkingDir: root,
    outdir: path.join(root, 'pocketbase/pb_hooks'),
    bundle: true,
    write: false,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  }).catch((failure: BuildFailure) => {
    throw new OperatorError('The hooks of PocketBase have a mistake, so it does not start.', detailOf(failure));
  });
  return made.outputFiles?.find(({ path: file }) => /\.(js|css)$/.test(file))?.text ?? '';
}

/** The mistakes of a build, each with its file and line. */
export const detailOf = ({ errors, message }: BuildFailure): string =>
  errors?.map(({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text)).join('\n') ??
  message;

/** Writes a file if its text differs, in one step. */
export async function replace(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.tmp`;
  await writeFile(next, text);
  await rename(next, file);
}

/** Removes hooks of an earlier version: PocketBase would load every `*.pb.js`. */
async function removeOthers(out: string, files: ReadonlyMap<string, string>): Promise<void> {
  const old = (await readdir(out)).filter((name) => name.endsWith('.js') && !files.has(name));
  await Promise.all([...old, 'lib'].map((name) => rm(path.join(out, name), { recursive: true, force: true })));
}
