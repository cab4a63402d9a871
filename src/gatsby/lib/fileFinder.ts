import { readdirSync } from 'node:fs';
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
