/**
 * Since when visitors see a page as it is: the newest build up to the live release that changed it.
 * @param {core.App} app
 * @param {string} path of the page
 * @param {string} release the live one
 * @returns {{at: string, cause: string, build: string} | null} null where the list of builds does not reach so far back, or a
 *   build changed more pages than it lists
 */
function shownSince(app, path, release) {
  const found = arrayOf(new DynamicModel({ at: '', cause: '', build: '', named: 0 }));
  const named = 'EXISTS (SELECT 1 FROM json_each([[changed_paths]]) WHERE [[value]] = {:path})';
  app
    .db()
    .newQuery(
      `SELECT [[id]] AS [[build]], [[finished_at]] AS [[at]], [[cause]], ${named} AS [[named]] FROM {{builds}} ` +
        // A release's name begins with its time. Who went back made a row that changed no page.
        `WHERE [[release]] != '' AND [[release]] <= {:release} AND [[pages_changed]] > 0 AND ` +
        `(${named} OR [[pages_changed]] > json_array_length([[changed_paths]])) ORDER BY [[release]] DESC, [[_rowid_]] LIMIT 1`,
    )
    .bind({ path, release })
    .all(found);
  if (found.length === 0 || found[0].named !== 1) return null;
  const { at, cause, build } = found[0];
  return { at, cause, build };
}

module.exports = { shownSince };
