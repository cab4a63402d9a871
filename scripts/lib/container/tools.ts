import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';

/** Debian's packages, each with a program of its name. */
const TOOLS = ['buildah', 'debootstrap', 'crun'] as const;

/** PATH with the folders of administrators' programs, which Debian leaves out for ordinary users: debootstrap is there. */
export const withSystemPrograms = (searched: string): string =>
  [searched, '/usr/sbin', '/sbin'].filter(Boolean).join(path.delimiter);

/** The required programs that are in no folder of a PATH. */
export async function missingTools(searched: string): Promise<string[]> {
  const folders = searched.split(path.delimiter).filter(Boolean);
  const isThere = (tool: string) =>
    Promise.any(folders.map((folder) => access(path.join(folder, tool), constants.X_OK))).then(
      () => true,
      () => false,
    );
  const found = await Promise.all(TOOLS.map(isThere));
  return TOOLS.filter((_, index) => !found[index]);
}

/** The one sentence that says what to do about missing programs. */
export const missingSentence = (missing: readonly string[]): string =>
  `npm run test:container needs ${missing.join(', ')}. On Debian: sudo apt-get install ${missing.join(' ')}`;
