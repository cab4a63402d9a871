const NAMES = ['slug', 'key', 'from', 'title', 'name', 'label'];
const LONGEST = 80;

/**
 * A change in words for editors: posts "when-not-to-use-ai" changed.
 * @param verb what became of it
 */
export function describeChange(
  { collection, id, get }: { collection: string; id: string; get: (name: string) => string },
  verb: string,
) {
  const name = NAMES.map(get).find((value) => value !== '') || id;
  const short = name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
  return `${collection} "${short}" ${verb}`;
}

/**
 * The cause of a build that takes more than one change.
 * @param last words of the last change
 * @param count of all changes, the last one too
 */
export function describeChanges(last: string, count: number) {
  if (count <= 1) return last;
  return `${last}, and ${count - 1} more ${count === 2 ? 'change' : 'changes'}`;
}

/**
 * Describes a record's change for mark.ts.
 * @param verb for the change
 */
export function changeOf(record: core.Record, verb: string) {
  const collection = record.collection().name;
  const named = { collection, id: record.id, get: (name: string) => record.getString(name) };
  const follows = record.getBool('@follows');
  return { cause: describeChange(named, verb), by: record.getString('@by'), collection, record: record.id, follows };
}
