import en from '../../../locales/en/stale.json';
import sl from '../../../locales/sl/stale.json';
import { isContent } from '../lib/describeRecord';
import { inOneTransaction } from '../lib/transaction';
import { messagesFor } from '../lib/language';
import { onRecordAfterUpdateSuccess, onRecordUpdateExecute, onRecordUpdateRequest } from '../register';
import { staleError } from '../lib/refuse';

/** The version of the record that a request is based on; no field: never stored and never shown. */
const BASE = '@base';
/** The key of the person who saved a record last, in the store of the process. */
const lastEditor = (record: core.Record) => `stale.by ${record.collection().id} ${record.id}`;

/** @throws ApiError 409 with the person who saved the record meanwhile, if the process has seen it */
function refuse(app: core.App, record: core.Record): never {
  throw staleError(messagesFor(record, { en, sl }), String(app.store().get(lastEditor(record)) || ''));
}

// A save that names the version that it is based on (`If-Match: "<updated>"`, which pocketbase/pages/dashboard sends with every save)
// is refused if the record was saved meanwhile: it would overwrite the other change. Compared within the transaction of the
// write, where no other write can come between. A header, because PocketBase replaces `updated` in a body before any hook.
onRecordUpdateRequest((e) => {
  const [, version = ''] = /^"(.*)"$/.exec(String(e.requestInfo().headers['if_match'] ?? '')) ?? [];
  if (isContent(e.collection)) e.record.set(BASE, version);
  return e.next();
});

onRecordUpdateExecute((e) => {
  const base = e.record.getString(BASE);
  if (!base) return e.next();
  inOneTransaction(e, (transaction) => {
    const stored = transaction.findRecordById(e.record.collection().id, e.record.id).getString('updated');
    if (stored !== base) refuse(transaction, e.record);
    // Hooks of the same write may save the record once more.
    e.record.set(BASE, '');
    e.next();
  });
});

onRecordAfterUpdateSuccess((e) => {
  if (isContent(e.record.collection())) e.app.store().set(lastEditor(e.record), e.record.getString('@by'));
  return e.next();
});
