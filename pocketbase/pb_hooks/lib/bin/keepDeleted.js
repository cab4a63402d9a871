const { inOneTransaction } = require(`${__hooks}/lib/inOneTransaction.js`);
const { newRow } = require(`${__hooks}/lib/bin/newRow.js`);
const { withoutFiles, withFiles } = require(`${__hooks}/lib/bin/files.js`);
const { referencesTo } = require(`${__hooks}/lib/bin/references.js`);
const { isContent } = require(`${__hooks}/lib/publishing/visible.js`);
const { publishingRow } = require(`${__hooks}/lib/publishing/publishingRow.js`);

/** Where the deletion under way is noted: handlers of cascaded deletions run in other VMs. */
const GROUP = 'bin.group';

/**
 * Around the deletion of a record: keeps what brings it back, in the deletion's own transaction. Records that are deleted
 * with it (blocks of a page, redirects that led there) join its group. What hooks delete by themselves beside another write,
 * nobody wants back.
 * @param {core.RecordEvent} e
 */
function keepDeleted(e) {
  if (!isContent(e.record.collection())) return e.next();
  inOneTransaction(e, (transaction) => {
    // Only one transaction writes at a time, so what is noted here is of this very deletion.
    const outer = JSON.parse(e.app.store().get(GROUP) || 'null');
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

function copyToBin(app, record, group) {
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

function inGroup(app, group, work) {
  app.store().set(GROUP, JSON.stringify(group));
  try {
    work();
  } finally {
    app.store().remove(GROUP);
  }
}

module.exports = { keepDeleted };
