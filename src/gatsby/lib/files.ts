import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}

/**
 * Creates a function that reports whether a file exists. Each folder is read once, at its first file: for thousands of
 * files in a folder that costs a hundredth of a call for each. Later changes are not seen.
 */
export function fileFinder(): (file: string) => boolean {
  const folders = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const folder = dirname(file);
    const names = folders.get(folder) ?? namesIn(folder);
    folders.set(folder, names);
    return names.has(basename(file));
  };
}

/** Values read from files by name, with the stamp of each file. */
export type FileMemory<T> = Readonly<Record<string, { stamp: string; value: T }>>;

/** Returns a file's stamp, which changes with its content; undefined without the file. */
export function stampOf(file: string): string | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.size} ${found.ino}`;
}

/**
 * Reads files that changed since the last call; of ten thousand pages an edit changes a few.
 * @param files the file of each name; a missing one is left out
 * @param memory the result of the last call for the same folder
 * @param read computes the value of a file from its content
 * @param written names of the files that were written since the memory was made, if the caller has the list: the stamps of the
 *   others are not compared, which takes 0.1 s for ten thousand files
 */
export function rememberFiles<T>(
  files: Iterable<readonly [name: string, file: string]>,
  memory: FileMemory<T>,
  read: (content: string, name: string) => T,
  written?: ReadonlySet<string>,
): FileMemory<T> {
  const now: Record<string, { stamp: string; value: T }> = {};
  for (const [name, file] of files) {
    const before = memory[name];
    if (before && written?.has(name) === false) {
      now[name] = before;
      continue;
    }
    const stamp = stampOf(file);
    if (stamp === undefined) continue;
    now[name] = before?.stamp === stamp ? before : { stamp, value: read(readFileSync(file, 'utf8'), name) };
  }
  return now;
}
