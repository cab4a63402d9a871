import en from '../../../locales/en/links.json';
import sl from '../../../locales/sl/links.json';
import { isSafeLink } from '../../../src/lib/url/isSafeLink';
import { messagesFor } from '../lib/language';
import { own } from '../lib/own';
import { onRecordValidate } from '../register';
import linkFields from './linkFields.json';

// Refuses a link that runs a script or is disguised, whichever way the content is saved.
onRecordValidate((e) => {
  const { record } = e;
  // An unsafe link that is stored already is not rendered; it must not prevent an editor from changing another field.
  const isNew = (field: string) => record.isNew() || record.getString(field) !== record.original().getString(field);
  const fields = own<Record<string, string[]>>(linkFields, record.collection().name) || [];
  const unsafe = fields.filter((field) => isNew(field) && !isSafeLink(record.getString(field)));
  if (unsafe.length > 0) {
    const messages = messagesFor(record, { en, sl });
    const faults = unsafe.map((field) => [field, new ValidationError('link_unsafe', messages.unsafe)]);
    throw new BadRequestError(messages.refused, Object.fromEntries(faults));
  }
  return e.next();
});
