import type { SourceNodesArgs } from 'gatsby';
import type { Options } from '../options/Options';
import type { SyncedCollection } from './apply';
import { brokenLinks } from '../checks/brokenLinks';
import { flattenedTexts, isUnchanged, missingTargets, summary } from '../checks/reportTexts';

function warningsOf(collections: SyncedCollection[], options: Options): string[] {
  const isEmpty = collections.every(({ states }) => !states.length);
  return [
    ...missingTargets(collections),
    ...brokenLinks(collections, options),
    ...flattenedTexts(collections, options),
    ...(isEmpty ? ['PocketBase is empty: the site is built without any content.'] : []),
  ];
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Reports what a sourcing did and what editors should look at.
 * @param quiet leaves out what did not change
 */
export function reportSync(
  collections: SyncedCollection[],
  { requests, bytes }: { requests: number; bytes: number },
  options: Options,
  quiet: boolean,
  { reporter }: Pick<SourceNodesArgs, 'reporter'>,
): void {
  const shown = quiet ? collections.filter((collection) => !isUnchanged(collection)) : collections;
  shown.forEach((collection) => reporter.info(summary(collection)));

  warningsOf(collections, options).forEach((sentence) => reporter.warn(sentence));

  if (quiet) return;
  const records = collections.reduce((sum, { states }) => sum + states.length, 0);
  reporter.info(
    `PocketBase: ${records} records in ${collections.length} collections, ${requests} requests, ${megabytes(bytes)}`,
  );
}
