import { onRecordValidate } from '../register';
import linkFields from './linkFields.json';
import { own } from '../lib/own';
import { isSafeLink } from './isSafeLink';

// A link that runs a script or is disguised never gets into the content, whichever way it is saved.
onRecordValidate((e) => {
  const message =
    'This is no link that the site can show. Write a path of this site (/blog/), a full URL (https://…), ' +
    'a part of the page (#part), mailto: or tel:, without invisible characters.';
  const { record } = e;
  // An unsafe link that is stored already is not shown; it must not keep an editor from changing another field.
  const isNew = (field: string) => record.isNew() || record.getString(field) !== record.original().getString(field);
  const fields = own<Record<string, string[]>>(linkFields, record.collection().name) || [];
  const unsafe = fields.filter((field) => isNew(field) && !isSafeLink(record.getString(field)));
  if (unsafe.length > 0) {
    const faults = unsafe.map((field) => [field, new ValidationError('link_unsafe', message)]);
    throw new BadRequestError('The link cannot be saved.', Object.fromEntries(faults));
  }
  return e.next();
});
