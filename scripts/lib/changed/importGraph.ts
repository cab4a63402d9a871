import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';

/** The files that import a file, by path. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const HOOKS = 'pocketbase/hooks/';
const CODE = /\.(?:[mc]?[jt]s|tsx)$/;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.json', '/index.ts', '/index.js'];

/** Reads the imports of all files of the project. @param files all of them */
export async function readImporters(files: readonly string[]): Promise<Importers> {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  const link = (imported: string, by: string) => importers.set(imported, [...(importers.get(imported) ?? []), by]);
  await Promise.all(
    files
      .filter((file) => CODE.test(file))
      .map(async (file) => {
        // A file that is deleted and not yet committed is still listed.
        const text = await readFile(file, 'utf8').catch(() => '');
        for (const path of pathsIn(file, text)) {
          const found = ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate));
          if (found) link(found, file);
        }
        for (const hooks of hooksOf(file, files)) link(hooks, file);
      }),
  );
  return importers;
}

/** Returns the imports of a file as paths from the project's root, without an extension if the import has none. */
function pathsIn(file: string, text: string): string[] {
  const specifiers = preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const relative = specifiers.filter((specifier) => specifier.startsWith('.'));
  return relative.map((specifier) => join(dirname(file), specifier));
}

/** A test of a running PocketBase depends on the hooks of its folder. */
function hooksOf(file: string, files: readonly string[]): readonly string[] {
  if (!file.startsWith(HOOKS) || !file.endsWith('.pocketbase.test.ts')) return [];
  return files.filter((other) => dirname(other) === dirname(file) && /hooks\.ts$/i.test(other));
}
