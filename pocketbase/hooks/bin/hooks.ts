import { inOneTransaction } from '../lib/transaction';
import { moment } from '../lib/moment';
import { isContent } from '../lib/describeRecord';
import { publishingRow } from '../queue/publishingRow';
import { cronAdd, onRecordDelete } from '../register';
import { keepDeleted as keepVersionOfDeleted } from '../versions/keepVersion';
import { withFiles, withoutFiles } from './files';
import { type Group, groupOf, newRow } from './newRow';
import { referencesTo } from './references';

/** The key in the store of the current deletion: handlers of cascaded deletions run in other VMs. */
const GROUP = 'bin.group';

/**
 * Wraps the deletion of a record: stores in the same transaction the data to restore it. Records that are deleted with it
 * (blocks of a page, redirects to it) join its group. Deletions that hooks make beside another write are not stored.
 */
function keepDeleted(e: core.RecordEvent) {
  if (!isContent(e.record.collection())) return e.next();
  inOneTransaction(e, (transaction) => {
    // Only one transaction writes at a time, so the stored group is that of this deletion.
    const outer: Group | null = JSON.parse(e.app.store().get(GROUP) || 'null');
    const group = outer ?? groupOf(e.record);
    if (!outer && !group.by) {
      e.next();
      return;
    }
    const row = copyToBin(transaction, e.record, group);
    keepVersionOfDeleted(transaction, e.record, group);
    if (outer) e.next();
    else inGroup(e.app, group, () => e.next());
    row.set('revision', publishingRow(transaction).getInt('revision'));
    transaction.save(row);
  });
}

function copyToBin(app: core.App, record: core.Record, group: Group) {
  const row = newRow(app, 'deleted', record, group);
  row.load({ data: withoutFiles(record), references: referencesTo(app, record) });
  withFiles(app, record, (files) => {
    row.set('files', files);
    app.save(row);
  });
  // The saved row has the files in its own folder.
  return app.findRecordById('bin', row.id);
}

function inGroup(app: core.App, group: Group, work: () => void) {
  app.store().set(GROUP, JSON.stringify(group));
  try {
    work();
  } finally {
    app.store().remove(GROUP);
  }
}

const AT_ONCE = 200;

/** Deletes expired rows of the bin, with their files. */
function prune(app: core.App) {
  for (;;) {
    const rows = app.findRecordsByFilter('bin', 'expires_at < {:now}', '@rowid', AT_ONCE, 0, { now: moment() });
    rows.forEach((row) => app.delete(row));
    if (rows.length < AT_ONCE) return;
  }
}

// Deleted records are kept for 90 days with their files, so that they can be restored.
onRecordDelete((e) => keepDeleted(e));

cronAdd('bin', '17 4 * * *', () => {
  prune($app);
});
