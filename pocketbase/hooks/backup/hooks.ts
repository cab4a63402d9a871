import en from '../../../locales/en/prepared.json';
import sl from '../../../locales/sl/prepared.json';
import { editorLanguage } from '../lib/language';
import { addCommand } from '../register';

/** An hour, in Go's nanoseconds: longer than any backup. */
const HOUR = 3600 * 1e9;

/** The bucket of BACKUP_S3_*. */
function openBucket() {
  const env = (name: string) => $os.getenv(`BACKUP_S3_${name}`);
  return $filesystem.s3(
    ...([env('BUCKET'), env('REGION'), env('ENDPOINT'), env('ACCESS_KEY'), env('SECRET_KEY')] as const),
    env('PATH_STYLE') === '1',
  );
}

/** Runs an action with the bucket, and closes it. */
function inBucket(action: (bucket: filesystem.System) => void) {
  const bucket = openBucket();
  try {
    action(bucket);
  } finally {
    bucket.close();
  }
}

// `pocketbase make-backup <name>`: PocketBase's own backup, into pb_data/backups, while no server runs.
addCommand({
  use: 'make-backup',
  short: 'Makes a backup in pb_data/backups',
  run: ([name = '']) => $app.createBackup(new Context(), name),
});

// `pocketbase backup-token`: an owner's token for the running server, which makes the backup itself: only that process
// includes files that are replaced meanwhile.
addCommand({
  use: 'backup-token',
  short: 'Prints a token with which a backup can be requested for an hour',
  run: () => {
    const [owner] = $app.findAllRecords('_superusers', $dbx.hashExp({ role: 'owner' }));
    if (!owner) throw new Error('There is no owner.');
    console.log(`token: ${owner.newStaticAuthToken(HOUR as unknown as time.Duration)}`);
  },
});

// `pocketbase backup-bucket list`, `put <file> <name>`, `fetch <name> <folder>`, `remove <name>…`.
addCommand({
  use: 'backup-bucket',
  short: 'Lists, stores, fetches and removes backups in the bucket of BACKUP_S3_*',
  run: ([verb = '', first = '', second = '', ...more]) =>
    inBucket((bucket) => {
      if (verb === 'put') bucket.uploadFile($filesystem.fileFromPath(first), second);
      else if (verb === 'remove') [first, second, ...more].filter(Boolean).forEach((name) => bucket.delete(name));
      else if (verb === 'fetch') $filesystem.local(second).uploadFile(bucket.getReuploadableFile(first, true), first);
      else bucket.list('').forEach(({ key, size }) => console.log(`backup: ${size} ${key}`));
    }),
});

const HELD = 'Held when a backup was restored: it may have been sent after the backup.';

/** Counts the records of each collection that is no system table, and the accounts of the dashboard. */
function countRecords(app: core.App) {
  const collections = app.findAllCollections().filter(({ system, type }) => !system && type !== 'view');
  return Object.fromEntries(
    [...collections.map(({ name }) => name), '_superusers'].map((name) => [name, app.countRecords(name)]),
  );
}

/** The planned sets of prepared changes. A backup of an earlier version has none. */
const plannedSets = () =>
  $app.hasTable('prepared_sets') ? $app.findRecordsByFilter('prepared_sets', 'publish_at != ""', '', 0, 0) : [];

/** Ends the plans, with the reason in the language of the person who planned: since the backup a plan may have been ended or carried out. */
function endPlans(sets: readonly core.Record[]) {
  for (const set of sets) {
    const { restored } = { en, sl }[editorLanguage(set.getString('languages'))].refusals;
    // Not a save: the hooks of saves belong to a site that runs.
    $app
      .db()
      .update('prepared_sets', { publish_at: '', error: restored }, $dbx.hashExp({ id: set.id }))
      .execute();
  }
}

// `pocketbase inspect-backup [hold]`: checks a restored database, holds its mails and plans, and prints what it contains.
addCommand({
  use: 'inspect-backup',
  short:
    'Checks a restored database, and with "hold" holds the mails that may have been sent since, and ends the plans to publish',
  run: ([hold]) => {
    const column = (sql: string) => {
      const rows = arrayOf(new DynamicModel({ text: '' }));
      $app.db().newQuery(sql).all(rows);
      return Array.from(rows, ({ text }) => text);
    };
    const faults = column('SELECT [[quick_check]] AS [[text]] FROM pragma_quick_check').filter((text) => text !== 'ok');
    if (faults.length > 0) throw new Error(`The database is damaged: ${faults[0]}`);
    const migrations = column('SELECT [[file]] AS [[text]] FROM {{_migrations}} ORDER BY [[file]]');
    const waits = $dbx.in('status', 'waiting', 'sending', 'unaddressed');
    const waiting = $app.countRecords('outbox', waits);
    const planned = plannedSets();
    if (hold) {
      const held = { status: 'held', last_error: HELD, lease: '', lease_until: '' };
      $app.db().update('outbox', held, waits).execute();
      endPlans(planned);
    }
    const files = $app.settings().s3.enabled ? 'bucket' : 'folder';
    console.log(
      `found: ${JSON.stringify({ migrations, waiting, plans: planned.length, files, counts: countRecords($app) })}`,
    );
  },
});
