import { KEPT_DAYS } from '../bin/newRow';
import { moment } from '../lib/moment';

/** Versions of a record that stay however old they are. */
const AT_LEAST = 20;

/** All but the newest of each record once they are old, and all of a record that was deleted so long ago. */
const PRUNED = `
  DELETE FROM {{versions}} WHERE [[id]] IN (
    SELECT [[id]] FROM (
      SELECT [[id]], [[created]], ROW_NUMBER() OVER [[w]] AS [[n]],
        FIRST_VALUE([[kind]]) OVER [[w]] AS [[last]], FIRST_VALUE([[created]]) OVER [[w]] AS [[last_at]]
      FROM {{versions}}
      WINDOW [[w]] AS (PARTITION BY [[collection]], [[record]] ORDER BY [[_rowid_]] DESC)
    )
    WHERE [[created]] < {:since} AND ([[n]] > ${AT_LEAST} OR ([[last]] = 'deleted' AND [[last_at]] < {:since}))
  )`;

/** File names contain no characters that JSON escapes. */
const UNUSED = `
  SELECT [[f.id]] FROM {{version_files}} f WHERE NOT EXISTS (
    SELECT 1 FROM {{versions}} v WHERE [[v.collection]] = [[f.collection]] AND [[v.record]] = [[f.record]]
      AND INSTR([[v.data]], '"' || [[f.file]] || '"') > 0
  )`;

/** Deletes versions that are old, then the files that no version has any more. */
export function pruneVersions(app: core.App) {
  const since = moment(Date.now() - KEPT_DAYS * 86_400_000);
  app.db().newQuery(PRUNED).bind({ since }).execute();
  const unused = arrayOf(new DynamicModel({ id: '' }));
  app.db().newQuery(UNUSED).all(unused);
  unused.forEach((row) => app.delete(app.findRecordById('version_files', String(row['id']))));
}
