/** The source plugin's state of a record (`PbRecord`), as far as it is used here. */
type Holder = { readonly collection: string; readonly pbId: string; readonly files: readonly string[] };

/** A file that a record names and that no longer exists. */
export type MissingFile = { collection: string; record: string; file: string };

/**
 * Returns the records that name missing files: their pages are built without them, and editors are notified.
 * @param states of all records, with the keys of the files that they need
 * @param files the files that exist (`PbFile`)
 */
export function missingFiles(states: readonly Holder[], files: readonly { readonly key: string }[]): MissingFile[] {
  const there = new Set(files.map(({ key }) => key));
  return states.flatMap(({ collection, pbId, files: keys }) =>
    keys
      .filter((key) => !there.has(key))
      .map((key) => ({ collection, record: pbId, file: key.slice(key.lastIndexOf('/') + 1) })),
  );
}
