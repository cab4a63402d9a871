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
 * Makes what says whether a file is there. Each folder is read once, when it is first asked about: for thousands of files in
 * one folder that is a hundredth of asking for each. What comes and goes afterwards it does not see.
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
