import { readFile } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path';
import { preProcessFile } from 'typescript';

/** The files that import a file, by its path from the project's root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const HOOKS = 'pocketbase/pb_hooks';
const CODE = /\.(?:[mc]?[jt]s|tsx)$/;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.json', '/index.ts', '/index.js'];
/** PocketBase's hooks load each other by this path, which no bundler resolves. */
const OF_HOOKS = /\$\{__hooks\}\/([\w./-]+)/g;

/** Reads which file of the project imports which. @param files all of them */
export async function readImporters(files: readonly string[]): Promise<Importers> {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  const entries = files.filter((file) => dirname(file) === HOOKS && file.endsWith('.pb.js'));
  const link = (imported: string, by: string) => importers.set(imported, [...(importers.get(imported) ?? []), by]);
  await Promise.all(
    files
      .filter((file) => CODE.test(file))
      .map(async (file) => {
        // A file that was deleted and not yet committed is still listed.
        const text = await readFile(file, 'utf8').catch(() => '');
        for (const path of pathsIn(file, text)) {
          const found = ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate));
          if (found) link(found, file);
        }
        const entry = hookOf(file, entries);
        if (entry) link(entry, file);
      }),
  );
  return importers;
}

/** What a file imports, as paths from the project's root without their endings where it leaves them out. */
function pathsIn(file: string, text: string): string[] {
  const specifiers = preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const relative = specifiers.filter((specifier) => specifier.startsWith('.'));
  return [
    ...relative.map((specifier) => join(dirname(file), specifier)),
    ...[...text.matchAll(OF_HOOKS)].map(([, path = '']) => normalize(join(HOOKS, path))),
  ];
}

/** A test of a running PocketBase has the name of the hook whose routes it calls: formsQuota of forms.pb.js. */
function hookOf(file: string, entries: readonly string[]): string | undefined {
  if (dirname(file) !== HOOKS || !file.endsWith('.test.ts')) return undefined;
  const named = entries.filter((entry) => basename(file).startsWith(basename(entry, '.pb.js')));
  return named.sort((a, b) => b.length - a.length)[0];
}
