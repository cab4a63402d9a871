const { forgetWithdrawn, keepWithdrawn, publicationOf } = require(`${__hooks}/lib/bin/keepWithdrawn.js`);
const { inOneTransaction } = require(`${__hooks}/lib/inOneTransaction.js`);
const { changeOf } = require(`${__hooks}/lib/publishing/changeOf.js`);
const { mark } = require(`${__hooks}/lib/publishing/mark.js`);
const { planNext } = require(`${__hooks}/lib/publishing/moments.js`);
const { isContent, isVisible } = require(`${__hooks}/lib/publishing/visible.js`);

const VERBS = { create: 'added', update: 'changed', delete: 'deleted' };

/**
 * Around the write of any record: marks the site as changed if visitors read something else after it. In one transaction
 * with the write, whatever the way in.
 * @param {core.RecordEvent} e
 * @param {'create' | 'update' | 'delete'} kind
 */
function watchChange(e, kind) {
  if (!isContent(e.record.collection())) return e.next();
  inOneTransaction(e, (transaction) => {
    const before = kind !== 'create' && isVisible(transaction, e.record);
    const publication = publicationOf(e.record);
    e.next();
    const after = kind !== 'delete' && isVisible(transaction, e.record);
    if (before || after) mark(transaction, changeOf(e.record, verbFor(kind, before, after)));
    planNext(transaction, e.record);
    if (kind === 'update' && before && !after) keepWithdrawn(transaction, e.record, publication);
    if (kind === 'update' && after && !before) forgetWithdrawn(transaction, e.record);
  });
}

function verbFor(kind, before, after) {
  if (kind !== 'update' || before === after) return VERBS[kind];
  return after ? 'published' : 'withdrawn';
}

/**
 * Notes who asks for a change, for the hook above. Not a field: it is never saved and never shown.
 * @param {core.RecordRequestEvent} e
 */
function noteWho(e) {
  e.record.set('@by', e.auth ? e.auth.getString('email') || e.auth.getString('name') : '');
  e.record.set('@byId', e.auth ? e.auth.id : '');
  return e.next();
}

module.exports = { watchChange, noteWho };
