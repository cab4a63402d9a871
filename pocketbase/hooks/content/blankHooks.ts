import { onRecordValidate } from '../register';
import { isContent } from '../lib/describeRecord';
import { blankFields } from './blankFields';

// A required text of the content that shows nothing (spaces, zero-width characters, an empty paragraph) counts as empty.
onRecordValidate((e) => {
  const collection = e.record.collection();
  if (!isContent(collection)) return e.next();

  const fields = collection.fields.fieldNames().map((name) => {
    const field = collection.fields.getByName(name);
    return { name, type: field.type(), required: field.required === true };
  });
  // PocketBase reports an empty field itself, together with the record's other errors.
  const blank = blankFields(fields, (name) => e.record.getString(name)).filter(
    (name) => e.record.getString(name) !== '',
  );
  if (blank.length > 0) {
    // PocketBase's own message and code for an empty field.
    const faults = blank.map((name) => [name, new ValidationError('validation_required', 'Cannot be blank.')]);
    throw new BadRequestError('The record cannot be saved.', Object.fromEntries(faults));
  }
  return e.next();
});
