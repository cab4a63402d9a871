import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/** Folder of the small layer in the site's addresses; server/site/classify.ts knows it too. */
const FOLDER = 'runtime';

/**
 * Makes the small layer of scripts: src/runtime/main.ts and what it imports late, each file named by its content.
 * @param root the project's folder
 * @returns the address of the script that pages load, and behind it those that it imports at once
 */
export async function bundleRuntime(root: string): Promise<string[]> {
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
