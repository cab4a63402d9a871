import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { version } from '../../../package.json';
import { type Env, parseEnv } from '../../lib/env';
import { type ApplicationFiles, type ConsentSettings, SETTINGS_ID, type SiteSettings } from '../../lib/SiteSettings';
import { sliceNames } from '../pages/pageMaker';
import type { Queries } from './gatsbyInternals';

/**
 * Gatsby inserts slices into rendered pages, from `public/_gatsby/slices/<id>.html`. This one contains all scripts: a
 * change of code renders no page, it only inserts the slice again.
 */
export const SCRIPTS_SLICE = '_site-scripts-1';

/** The element has a JSON type, so the browser never runs it. */
const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Returns the end of every page: the settings, and the inline script (src/runtime/inline.ts) that loads the bootstrap
 * script. It is no `<script src>`: the browser would load that in parallel with the fonts and the image of the first
 * view, which come first.
 */
const scriptsSlice = (settings: SiteSettings, inline: string): string =>
  `<script type="application/json" id="${SETTINGS_ID}">${inScript(settings)}</script>` +
  `<script type="module">${inline}</script>`;

/** The services that need consent; undefined without Tag Manager and assistant. */
function consentOf({ tagManager, assistantWidgetUrl: widget }: Env): ConsentSettings | undefined {
  return tagManager || widget ? { tagManager: tagManager !== null, widget } : undefined;
}

/** The settings in every page for the bootstrap script. */
export function siteSettings(application: ApplicationFiles, env: Env = parseEnv(process.env)): SiteSettings {
  const consent = consentOf(env);
  return {
    version,
    siteUrl: env.siteUrl,
    application,
    dataLayer: env.tagManager?.dataLayerName ?? 'dataLayer',
    ...(env.events && { events: env.events }),
    ...(env.buildTarget !== 'default' && { buildTarget: env.buildTarget }),
    ...(consent && { consent }),
    ...(env.errorReport && { errorReport: true }),
  };
}

/** The part that both bundles for the browser share. */
const BROWSER = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2020',
  charset: 'utf8',
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * Bundles the inline script: src/runtime/inline.ts.
 * @param scripts URLs that it loads
 */
async function bundleInline(root: string, scripts: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    ...BROWSER,
    absWorkingDir: root,
    entryPoints: ['src/runtime/inline.ts'],
    define: { SCRIPTS: JSON.stringify(scripts) },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Folder of the bootstrap script in URLs; server/site/classify.ts has the same name. */
const FOLDER = 'runtime';

/**
 * Bundles the bootstrap script: src/runtime/main.ts and its dynamic imports, each file named by its content.
 * @param root the project's folder
 * @returns the URL of the script that pages load, followed by those of its static imports
 */
async function bundleRuntime(root: string): Promise<string[]> {
  const output = join(root, 'public', FOLDER);
  const { outputFiles, metafile } = await build({
    ...BROWSER,
    absWorkingDir: root,
    entryPoints: { main: 'src/runtime/main.ts' },
    outdir: output,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    legalComments: 'linked',
    // A style sheet that belongs to a late part is put in by that part.
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
  });
  await rm(output, { recursive: true, force: true });
  for (const { path, contents } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
  const [main, made] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'src/runtime/main.ts') ?? [];
  if (!main || !made) throw new Error('esbuild made no file of src/runtime/main.ts.');
  const imported = made.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  return [main, ...imported].map((file) => `/${relative('public', file)}`);
}

/** The part of webpack's types that is used here. */
type ChunkGroup = { getFiles(): string[] };
type Stats = { hash: string; compilation: { namedChunkGroups: ReadonlyMap<string, ChunkGroup> } };
type Compiler = { hooks: { done: { tapPromise(name: string, run: (stats: Stats) => Promise<void>): void } } };

const scriptsIn = (group: ChunkGroup | undefined): string[] =>
  (group?.getFiles() ?? []).filter((file) => file.endsWith('.js')).map((file) => `/${file}`);

const inEach = (lists: readonly (readonly string[])[]): string[] =>
  (lists[0] ?? []).filter((one) => lists.every((list) => list.includes(one)));

/** Returns the files of the application, as webpack has just made them. */
function applicationFiles({ hash, compilation: { namedChunkGroups } }: Stats, queries: Queries): ApplicationFiles {
  const named = [...namedChunkGroups].filter(([name]) => /^(component|slice)---/.test(name));
  return {
    hash,
    scripts: scriptsIn(namedChunkGroups.get('app')),
    chunks: Object.fromEntries(named.map(([name, group]) => [name, scriptsIn(group)])),
    slices: sliceNames(),
    queries: inEach([...queries].filter(([file]) => file.includes('/src/templates/')).map(([, names]) => names)),
  };
}

/**
 * Replaces Gatsby's own script tags (gatsby-ssr.tsx removes them from the page): bundles the bootstrap script and
 * writes the slice with its URL and, as data, the files of the application.
 */
export class ScriptsPlugin {
  /**
   * @param root the project's folder
   * @param queries static queries by template, in Gatsby's store once webpack is done
   * @param onChange called when the slice must be inserted into the pages again
   */
  constructor(
    private readonly root: string,
    private readonly queries: () => Queries,
    private readonly onChange: () => void,
  ) {}

  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise('ScriptsPlugin', async (stats) => {
      const file = join(this.root, 'public/_gatsby/slices', `${SCRIPTS_SLICE}.html`);
      const inline = await bundleInline(this.root, await bundleRuntime(this.root));
      const html = scriptsSlice(siteSettings(applicationFiles(stats, this.queries())), inline);
      const before = await readFile(file, 'utf8').catch(() => '');
      if (html === before) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
      this.onChange();
    });
  }
}
