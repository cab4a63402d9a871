import type { SourceNodesArgs } from 'gatsby';
import type { Options } from '../options/Options';
import type { SyncedCollection } from '../sync/apply';
import { brokenLinks } from './brokenLinks';
import { flattenedTexts, missingTargets, summary } from './reportTexts';

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

/** Reports the changes of a sourcing, and faults that editors should mend. */
export function reportSync(
  collections: SyncedCollection[],
  { requests, bytes }: { requests: number; bytes: number },
  options: Options,
  { reporter }: Pick<SourceNodesArgs, 'reporter'>,
): void {
  collections.forEach((collection) => reporter.info(summary(collection)));

  warningsOf(collections, options).forEach((sentence) => reporter.warn(sentence));

  const records = collections.reduce((sum, { states }) => sum + states.length, 0);
  reporter.info(
    `PocketBase: ${records} records in ${collections.length} collections, ${requests} requests, ${megabytes(bytes)}`,
  );
}
