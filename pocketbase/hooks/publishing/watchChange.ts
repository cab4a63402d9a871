import { forgetWithdrawn, keepWithdrawn, publicationOf } from '../bin/keepWithdrawn';
import { inOneTransaction } from '../lib/inOneTransaction';
import { changeOf } from '../queue/describeChange';
import { mark } from '../queue/mark';
import { planNext } from './moments';
import { isContent, isVisible } from '../lib/describeRecord';

const VERBS = { create: 'added', update: 'changed', delete: 'deleted' };

/**
 * Around the write of any record: marks the site as changed if visitors read something else after it. In one transaction
 * with the write, whatever the way in.
 */
export function watchChange(e: core.RecordEvent, kind: 'create' | 'update' | 'delete') {
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

function verbFor(kind: keyof typeof VERBS, before: boolean, after: boolean) {
  if (kind !== 'update' || before === after) return VERBS[kind];
  return after ? 'published' : 'withdrawn';
}

/**
 * Notes who asks for a change, for the hook above. Not a field: it is never saved and never shown.
 */
export function noteWho(e: core.RecordRequestEvent) {
  e.record.set('@by', e.auth ? e.auth.getString('email') || e.auth.getString('name') : '');
  e.record.set('@byId', e.auth ? e.auth.id : '');
  return e.next();
}
