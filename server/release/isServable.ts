import { access } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { isWhole } from './Draft';
import { entriesOf, MANIFEST, readManifest } from '../site/manifest';
import { AT_ONCE } from './prepareNext';

/**
 * Whether a release can be served.
 * @param folder of the release, or a link to it
 * @param depth `quick` checks its id and its manifest; `files` also each file and its length
 */
export async function isServable(folder: string, depth: 'quick' | 'files'): Promise<boolean> {
  try {
    await Promise.all(['id', MANIFEST].map((name) => access(path.join(folder, name))));
  } catch {
    return false;
  }
  if (depth === 'quick') return true;
  const manifest = await readManifest(folder);
  if (!manifest) return false;
  for (const [index, entry] of entriesOf(manifest).entries()) {
    if (!isWhole(folder, entry)) return false;
    if (index % AT_ONCE === 0) await breathe();
  }
  return true;
}
