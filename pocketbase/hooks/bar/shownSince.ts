/**
 * Finds the newest build up to the live release that changed a page.
 * @param path of the page
 * @param release the live one
 * @returns null when the list of builds does not reach back far enough, or a build changed more pages than it lists
 */
export function shownSince(
  app: core.App,
  path: string,
  release: string,
): { at: string; cause: string; build: string } | null {
  const found = arrayOf(new DynamicModel({ at: '', cause: '', build: '', named: 0 }));
  const named = 'EXISTS (SELECT 1 FROM json_each([[changed_paths]]) WHERE [[value]] = {:path})';
  app
    .db()
    .newQuery(
      `SELECT [[id]] AS [[build]], [[finished_at]] AS [[at]], [[cause]], ${named} AS [[named]] FROM {{builds}} ` +
        // A release's name begins with its time. The row of a rollback changed no page.
        `WHERE [[release]] != '' AND [[release]] <= {:release} AND [[pages_changed]] > 0 AND ` +
        `(${named} OR [[pages_changed]] > json_array_length([[changed_paths]])) ORDER BY [[release]] DESC, [[_rowid_]] LIMIT 1`,
    )
    .bind({ path, release })
    .all(found);
  const [row] = found;
  if (row?.named !== 1) return null;
  const { at, cause, build } = row;
  return { at, cause, build };
}
