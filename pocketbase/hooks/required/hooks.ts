import en from '../../../locales/en/required.json';
import sl from '../../../locales/sl/required.json';
import { fill, messagesFor } from '../lib/language';
import { moment } from '../lib/moment';
import { onRecordDelete, onRecordUpdate } from '../register';
import { isRequired, refusedChange, type Refusal } from './requiredRecord';

/** @throws BadRequestError in the editor's language */
function refuse(record: core.Record, refusal: Refusal): never {
  const key = record.original().getString('key');
  throw new BadRequestError(fill(messagesFor(record, { en, sl })[refusal], { key }));
}

// The home page and the texts that templates read are neither deleted nor hidden nor renamed, whichever way a record is saved:
// without them the site would go live as one without content.
onRecordUpdate(
  (e) => {
    const before = e.record.original();
    const refusal = refusedChange(
      e.record.collection().name,
      (field) => before.getString(field),
      (field) => e.record.getString(field),
      moment(),
    );
    if (refusal) refuse(e.record, refusal);
    return e.next();
  },
  ...['pages', 'contents', 'menus'],
);

onRecordDelete(
  (e) => {
    const { record } = e;
    const collection = record.collection().name;
    if (isRequired(collection, (field) => record.original().getString(field))) {
      refuse(record, collection === 'pages' ? 'homeDeleted' : 'textDeleted');
    }
    return e.next();
  },
  ...['pages', 'contents', 'menus'],
);
