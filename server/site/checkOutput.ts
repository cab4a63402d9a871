import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BrokenBuildError, UserError } from '../UserError';

const REQUIRED = ['index.html', '404.html', 'page-data/app-data.json', 'builds/latest.json'];
/** The builder removes the cache after such an error (openBuilder.ts). */
const AGAIN = 'The last good release stays, and the next attempt builds from nothing.';

/** Files that a release has beside those of the site. */
const OF_RELEASE = ['id', 'manifest.json'];

/**
 * Refuses an output without the files that every build writes, or with one that a release has itself.
 * @param has whether a file exists
 */
export function checkRequired(has: (file: string) => boolean): void {
  const taken = OF_RELEASE.filter(has);
  if (taken.length > 0)
    throw new UserError(
      `A release has a file ${taken.join(' and ')} of its own. Give the one in static/ another name.`,
    );
  const missing = REQUIRED.filter((file) => !has(file));
  if (missing.length > 0)
    throw new BrokenBuildError(`The build is not whole: ${missing.join(', ')} is missing. ${AGAIN}`);
}

/**
 * Checks that a build's output is complete, for exports that do not pass the gate.
 * @param output Gatsby's `public`
 * @param files of the output
 */
export async function checkOutput(output: string, files: string[]): Promise<void> {
  checkRequired((file) => files.includes(file));
  await compilationHash(output);
  for (const file of files.filter((name) => name.endsWith('.html') && !name.startsWith('_gatsby/'))) {
    const html = await readFile(path.join(output, file), 'utf8');
    if (!/<\/html>\s*$/i.test(html))
      throw new BrokenBuildError(`The build is not whole: ${file} is cut short. ${AGAIN}`);
  }
}

/** The webpack compilation of a build's data. */
export async function compilationHash(output: string): Promise<string> {
  try {
    const data: unknown = JSON.parse(await readFile(path.join(output, 'page-data/app-data.json'), 'utf8'));
    return (data as { webpackCompilationHash?: string }).webpackCompilationHash ?? '';
  } catch {
    throw new BrokenBuildError(`The build is not whole: page-data/app-data.json cannot be read. ${AGAIN}`);
  }
}
