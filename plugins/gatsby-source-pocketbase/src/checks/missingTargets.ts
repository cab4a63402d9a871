import type { SyncedCollection } from '../sync/apply';
import type { RecordState } from '../sync/RecordState';

const SHOWN = 20;

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
  const rest = sentences.length - SHOWN;
  return rest > 0 ? [...sentences.slice(0, SHOWN), `… and ${rest} more relations that lead nowhere.`] : sentences;
}
