import { inOneTransaction } from '../lib/inOneTransaction';
import { publishingRow } from '../queue/publishingRow';
import { isContent } from '../lib/visible';
import { withFiles, withoutFiles } from './files';
import { newRow } from './newRow';
import { referencesTo } from './references';

/** Where the deletion under way is noted: handlers of cascaded deletions run in other VMs. */
const GROUP = 'bin.group';
/** What one deletion took away together. */
interface Group {
  id: string;
  by: string;
  byId: string;
}

/**
 * Around the deletion of a record: keeps what brings it back, in the deletion's own transaction. Records that are deleted
 * with it (blocks of a page, redirects that led there) join its group. What hooks delete by themselves beside another write,
 * nobody wants back.
 */
export function keepDeleted(e: core.RecordEvent) {
  if (!isContent(e.record.collection())) return e.next();
  inOneTransaction(e, (transaction) => {
    // Only one transaction writes at a time, so what is noted here is of this very deletion.
    const outer: Group | null = JSON.parse(e.app.store().get(GROUP) || 'null');
    const by = e.record.getString('@by');
    if (!outer && !by) {
      e.next();
      return;
    }
    const group = outer || {
      id: $security.randomStringWithAlphabet(15, ALPHABET),
      by,
      byId: e.record.getString('@byId'),
    };
    const row = copyToBin(transaction, e.record, group);
    if (outer) e.next();
    else inGroup(e.app, group, () => e.next());
    row.set('revision', publishingRow(transaction).getInt('revision'));
    transaction.save(row);
  });
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

function copyToBin(app: core.App, record: core.Record, group: Group) {
  const row = newRow(app, { kind: 'deleted', record, group: group.id, by: group.by, byId: group.byId });
  row.set('data', withoutFiles(record));
  row.set('references', referencesTo(app, record));
  withFiles(app, record, (files) => {
    row.set('files', files);
    app.save(row);
  });
  // The files stand in its folder from now on.
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
