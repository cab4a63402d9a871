import type { Reference } from '../nodes/fieldValue';
import type { CollectionChanges } from './readCollection';

const SHOWN = 20;

/** One sentence for each relation that leads nowhere: the target was deleted or is not published, and is left out. */
export function missingTargets(collections: CollectionChanges[]): string[] {
  const present = new Set(
    collections.flatMap(({ shape: { collection }, read, unchanged }) => [
      ...read.map(({ record }) => `${collection.id} ${record.id}`),
      ...unchanged.map(({ pbId }) => `${collection.id} ${pbId}`),
    ]),
  );
  const isMissing = ({ collectionId, recordId }: Reference) => !present.has(`${collectionId} ${recordId}`);
  const sentences = collections.flatMap(({ shape: { collection }, read, unchanged }) =>
    [
      ...read.map(({ record, references }) => ({ id: record.id, references })),
      ...unchanged.map(({ pbId, references }) => ({ id: pbId, references })),
    ].flatMap(({ id, references }) => {
      const missing = references.filter(isMissing);
      return [...new Set(missing.map(({ field }) => field))].map((field) => {
        const targets = missing.filter((reference) => reference.field === field).map(({ recordId }) => recordId);
        return `Record ${id} of "${collection.name}" points by ${field} to ${targets.join(', ')}, deleted or not published: left out.`;
      });
    }),
  );
  const rest = sentences.length - SHOWN;
  return rest > 0 ? [...sentences.slice(0, SHOWN), `… and ${rest} more relations that lead nowhere.`] : sentences;
}
