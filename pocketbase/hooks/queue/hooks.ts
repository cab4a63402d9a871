import { forgetWithdrawn, keepWithdrawn, publicationOf } from '../bin/newRow';
import { isContent, isVisible } from '../lib/describeRecord';
import { inOneTransaction } from '../lib/transaction';
import { refuseUnprepared } from '../prepared/prepareSave';
import { planNext } from '../publishing/scheduledTimes';
import {
  onRecordCreateExecute,
  onRecordCreateRequest,
  onRecordDeleteExecute,
  onRecordDeleteRequest,
  onRecordUpdateExecute,
  onRecordUpdateRequest,
} from '../register';
import { endOnChange } from '../setAside/endSetAside';
import { beginVersion } from '../versions/keepVersion';
import { saveOrRestore } from '../versions/restoreVersion';
import { changeOf, recordChange } from './recordChange';

const VERBS = { create: 'added', update: 'changed', delete: 'deleted' } as const;

/**
 * Wraps the write of any record, whichever way it comes: marks the site as changed if the write changes it for visitors, in one
 * transaction with the write, and keeps a version of the record.
 */
function watchChange(e: core.RecordEvent, kind: 'create' | 'update' | 'delete') {
  if (!isContent(e.record.collection())) return e.next();
  inOneTransaction(e, (transaction) => {
    const before = kind !== 'create' && isVisible(transaction, e.record);
    const publication = publicationOf(e.record);
    const keepVersion = kind === 'delete' ? undefined : beginVersion(transaction, e.record);
    e.next();
    keepVersion?.();
    const after = kind !== 'delete' && isVisible(transaction, e.record);
    const isTriedAgain = endOnChange(transaction, e.record);
    if (before || after || isTriedAgain) recordChange(transaction, changeOf(e.record, verbFor(kind, before, after)));
    planNext(transaction, e.record);
    if (kind === 'update' && before && !after) keepWithdrawn(transaction, e.record, publication);
    if (kind === 'update' && after && !before) forgetWithdrawn(transaction, e.record);
  });
}

function verbFor(kind: keyof typeof VERBS, before: boolean, after: boolean) {
  if (kind !== 'update' || before === after) return VERBS[kind];
  return after ? 'published' : 'withdrawn';
}

/** Notes the person behind a request, for watchChange(), and refuses a save that would be published by mistake. `@by` is no field: it is never saved and never shown. */
function notePerson(e: core.RecordRequestEvent) {
  refuseUnprepared(e);
  const { auth, record } = e;
  record.set('@by', auth ? auth.getString('email') || auth.getString('name') : '');
  record.set('@byId', auth ? auth.id : '');
}

// A change for visitors marks the site as changed, in the change's own transaction; a builder does the rest.
onRecordCreateExecute((e) => watchChange(e, 'create'));
onRecordUpdateExecute((e) => watchChange(e, 'update'));
onRecordDeleteExecute((e) => watchChange(e, 'delete'));

onRecordCreateRequest((e) => {
  notePerson(e);
  return e.next();
});
onRecordUpdateRequest((e) => {
  notePerson(e);
  return saveOrRestore(e);
});
onRecordDeleteRequest((e) => {
  notePerson(e);
  return e.next();
});
