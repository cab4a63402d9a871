import type { Reporter } from 'gatsby';
import { pruneStore } from './pruneStore';
import { reasonOf } from '../reasonOf';

/** Prunes the store and says so if there was anything. A file that stays too long fails no build. */
export async function pruneFiles(
  dir: string,
  needed: Set<string>,
  days: number,
  reporter: Pick<Reporter, 'info' | 'warn'>,
): Promise<void> {
  try {
    const { files, bytes } = await pruneStore(dir, needed, days);
    if (!files) return;
    const what = files === 1 ? '1 file' : `${files} files`;
    reporter.info(`Removed ${what} that no record needs any more (${(bytes / 1e6).toFixed(1)} MB)`);
  } catch (error) {
    const reason = reasonOf(error);
    reporter.warn(`Files that no record needs could not be removed (${reason}): let the build write to ${dir}.`);
  }
}
