import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../UserError';

/** What open tabs ask for to learn of a new release (src/runtime/updates/startUpdates.ts). */
export const LATEST = 'builds/latest.json';

/**
 * The file that names the release: the build's own, under the release's id and time.
 * @param output Gatsby's `public`
 * @param id the release's
 * @param time when it is made
 */
export async function latestBuild(output: string, id: string, time: string): Promise<Buffer> {
  const build: unknown = JSON.parse(await readFile(path.join(output, LATEST), 'utf8').catch(() => 'null'));
  const version = (build as { version?: unknown } | null)?.version;
  if (typeof version !== 'string') throw new UserError(`${LATEST} of the build must hold "version".`);
  return Buffer.from(`${JSON.stringify({ id, version, time })}\n`);
}
