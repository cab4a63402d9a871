import { build } from 'esbuild';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ApplicationFiles } from '../../lib/SiteSettings';
import { sliceNames } from '../pages/slices';
import type { Queries } from './gatsbyInternals';
import { SCRIPTS_SLICE, scriptsSlice } from './scriptsSlice';
import { siteSettings } from './siteSettings';

/** Folder of the small layer in the site's addresses; server/site/classify.ts knows it too. */
const FOLDER = 'runtime';

/**
 * Makes the small layer of scripts: src/runtime/main.ts and what it imports late, each file named by its content.
 * @param root the project's folder
 * @returns the address of the script that pages load, and behind it those that it imports at once
 */
async function bundleRuntime(root: string): Promise<string[]> {
  const output = join(root, 'public', FOLDER);
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: 'src/runtime/main.ts' },
    outdir: output,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'linked',
    // A style sheet that belongs to a late part is put in by that part.
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
    logLevel: 'silent',
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

/** As much of webpack as this needs. */
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
 * Stands in for Gatsby's own script tags (gatsby-ssr.tsx takes them out of the page): makes the small layer of scripts and
 * writes the slice that names it and, as data, the files of the application.
 */
export class ScriptsPlugin {
  /**
   * @param root the project's folder
   * @param queries static queries by template, as Gatsby knows them once webpack is done
   * @param onChange called when pages have to be given the slice anew
   */
  constructor(
    private readonly root: string,
    private readonly queries: () => Queries,
    private readonly onChange: () => void,
  ) {}

  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise('ScriptsPlugin', async (stats) => {
      const file = join(this.root, 'public/_gatsby/slices', `${SCRIPTS_SLICE}.html`);
      const html = scriptsSlice(siteSettings(applicationFiles(stats, this.queries())), await bundleRuntime(this.root));
      const before = await readFile(file, 'utf8').catch(() => '');
      if (html === before) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
      this.onChange();
    });
  }
}
