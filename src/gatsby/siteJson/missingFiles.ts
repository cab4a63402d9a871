/** What the source plugin keeps of each record (`PbRecord`), as much of it as this needs. */
type Holder = { readonly collection: string; readonly pbId: string; readonly files: readonly string[] };

/** A file that a record names and that is nowhere any more. */
export type MissingFile = { collection: string; record: string; file: string };

/**
 * Which records name files that could not be had: pages are made without them, and editors are to be told.
 * @param states of all records, with the keys of the files that they need
 * @param files the files that are there (`PbFile`)
 */
export function missingFiles(states: readonly Holder[], files: readonly { readonly key: string }[]): MissingFile[] {
  const there = new Set(files.map(({ key }) => key));
  return states.flatMap(({ collection, pbId, files: keys }) =>
    keys
      .filter((key) => !there.has(key))
      .map((key) => ({ collection, record: pbId, file: key.slice(key.lastIndexOf('/') + 1) })),
  );
}
