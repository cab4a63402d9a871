import type { Options } from '../options/Options';
import { MAX_DEPTH } from '../richText/RichTextContext';
import type { SyncedCollection } from '../sync/apply';
import type { RecordState } from '../sync/RecordState';
import { dashboardAddress } from '../sync/dashboardAddress';

const SHOWN = 20;

/** One sentence for each rich text that is shown without its innermost elements, for it is nested too deep. */
export function flattenedTexts(
  collections: readonly Pick<SyncedCollection, 'states'>[],
  options: Pick<Options, 'dashboardUrl' | 'url'>,
): string[] {
  const sentences = collections
    .flatMap(({ states }) => states)
    .flatMap(({ collection, pbId, flattened = [] }) =>
      flattened.map(
        (field) =>
          `${collection}.${field} of record ${pbId} is nested deeper than ${MAX_DEPTH} elements: its text is shown without the inner ones. Open ${dashboardAddress(options, collection, pbId)} and simplify it.`,
      ),
    );
  const rest = sentences.length - SHOWN;
  return rest > 0 ? [...sentences.slice(0, SHOWN), `… and ${rest} more texts that are nested too deep.`] : sentences;
}

const MOST_MISSING = 20;

/** A record's references to missing records, by field. */
function missingOf({ references }: RecordState, present: Set<string>): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  for (const { field, collectionId, recordId } of references) {
    if (present.has(`${collectionId} ${recordId}`)) continue;
    missing.set(field, [...(missing.get(field) ?? []), recordId]);
  }
  return missing;
}

/** One sentence for each relation that leads nowhere: the target was deleted or is not published, and is left out. */
export function missingTargets(collections: SyncedCollection[]): string[] {
  const states = collections.flatMap((collection) => collection.states);
  const present = new Set(states.map(({ collectionId, pbId }) => `${collectionId} ${pbId}`));
  const sentences = states.flatMap((state) =>
    [...missingOf(state, present)].map(
      ([field, targets]) =>
        `Record ${state.pbId} of "${state.collection}" points by ${field} to ${targets.join(', ')}, deleted or not published: left out.`,
    ),
  );
  const rest = sentences.length - MOST_MISSING;
  return rest > 0
    ? [...sentences.slice(0, MOST_MISSING), `… and ${rest} more relations that lead nowhere.`]
    : sentences;
}

/** The changes of a collection, on one line. */
export const summary = ({ shape, states, added, changed, deleted, seconds, requests }: SyncedCollection): string =>
  `${shape.collection.name}: ${added} new, ${changed} changed, ${deleted} deleted, ${states.length - added - changed} unchanged ` +
  `(${seconds.toFixed(1)} s, ${requests} ${requests === 1 ? 'request' : 'requests'})`;
