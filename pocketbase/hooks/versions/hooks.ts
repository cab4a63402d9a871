import en from '../../../locales/en/changes.json';
import sl from '../../../locales/sl/changes.json';
import { KEPT_DAYS } from '../bin/newRow';
import { restore } from '../bin/restore';
import { messagesOfRequest } from '../lib/language';
import { moment } from '../lib/moment';
import { cronAdd, routerAdd } from '../register';
import { describeVersion, listVersions } from './listVersions';

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
  ) AND NOT EXISTS (
    SELECT 1 FROM {{prepared_changes}} p WHERE [[p.collection]] = [[f.collection]] AND [[p.record]] = [[f.record]]
      AND INSTR([[p.data]] || COALESCE([[p.before]], ''), '"' || [[f.file]] || '"') > 0
  ) AND NOT EXISTS (
    SELECT 1 FROM {{set_aside}} s WHERE [[s.collection]] = [[f.collection]] AND [[s.record]] = [[f.record]]
      AND INSTR([[s.data]], '"' || [[f.file]] || '"') > 0
  )`;

/** Deletes versions that are old, then the files that no version, no prepared change and nothing set aside has any more. */
function pruneVersions(app: core.App) {
  const since = moment(Date.now() - KEPT_DAYS * 86_400_000);
  app.db().newQuery(PRUNED).bind({ since }).execute();
  const unused = arrayOf(new DynamicModel({ id: '' }));
  app.db().newQuery(UNUSED).all(unused);
  unused.forEach((row) => app.delete(app.findRecordById('version_files', String(row['id']))));
}

// queue/hooks.ts keeps and restores versions, bin/hooks.ts keeps deletions: a handler of their own around each write
// would hold one more VM of PocketBase's pool during each save (server/pocketbase/installation.ts).
cronAdd('versions', '47 4 * * *', () => {
  pruneVersions($app);
});

routerAdd(
  'GET',
  '/_site/versions',
  (e) => {
    const query = e.request.url.query();
    const names = ['by', 'kind', 'collection', 'of', 'before', 'most'];
    return e.json(200, listVersions($app, Object.fromEntries(names.map((name) => [name, query.get(name)]))));
  },
  { auth: 'superusers', unlogged: true },
);

routerAdd(
  'GET',
  '/_site/versions/{id}',
  (e) => {
    const found = describeVersion($app, e.request.pathValue('id'));
    if (!found) throw new NotFoundError(messagesOfRequest(e, { en, sl }).refusals.noVersion);
    return e.json(200, found);
  },
  { auth: 'superusers', unlogged: true },
);

// Brings a deleted record back with all that was deleted with it.
routerAdd(
  'POST',
  '/_site/versions/{id}/bring-back',
  (e) => {
    const [version] = $app.findRecordsByIds('versions', [e.request.pathValue('id')]);
    const group = version?.getString('group') ?? '';
    const languages = e.request.header.get('Accept-Language');
    let done = 0;
    $app.runInTransaction((transaction) => {
      if (group) done = restore(transaction, [group], e.auth?.getString('email') ?? '', languages);
    });
    if (done === 0) throw new NotFoundError(messagesOfRequest(e, { en, sl }).refusals.notKept);
    return e.json(200, { done });
  },
  { auth: 'superusers' },
);
