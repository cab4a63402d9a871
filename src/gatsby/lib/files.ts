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
 * Makes a function that reports whether a file exists. Each folder is read once, at the first question about it: for thousands
 * of files in a folder that costs a hundredth of a call for each. Later changes are not seen.
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

/** Values read from files by name, with the state that the file had. */
export type FileMemory<T> = Readonly<Record<string, { stamp: string; value: T }>>;

/** A file is the same as long as its stamp is; undefined where there is none. */
export function stampOf(file: string): string | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.size} ${found.ino}`;
}

/**
 * Reads files that changed since they were read last; of ten thousand pages an edit changes a few.
 * @param files the file of each name; what is not there is left out
 * @param memory what the last call gave for the same folder
 * @param read takes from a file's content what is to be remembered of it
 */
export function rememberFiles<T>(
  files: Iterable<readonly [name: string, file: string]>,
  memory: FileMemory<T>,
  read: (content: string, name: string) => T,
): FileMemory<T> {
  const now: Record<string, { stamp: string; value: T }> = {};
  for (const [name, file] of files) {
    const stamp = stampOf(file);
    if (stamp === undefined) continue;
    const before = memory[name];
    now[name] = before?.stamp === stamp ? before : { stamp, value: read(readFileSync(file, 'utf8'), name) };
  }
  return now;
}
