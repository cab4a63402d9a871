import en from '../../../locales/en/fields.json';
import sl from '../../../locales/sl/fields.json';
import { LENGTHS } from '../../../src/lib/content/LENGTHS';
import { tooLong } from '../../../src/lib/content/tooLong';
import { fill } from '../lib/fill';
import { messagesFor } from '../lib/language';
import { own } from '../lib/own';
import { UNSAVED } from '../lib/refuse';

/**
 * Refuses texts that are longer than the layout bears, with a sentence at each field. A text that was too long before may stay so,
 * or become shorter: only a longer one is refused. The dashboard sends all fields, rich texts in its own spelling.
 * @param record as a request sends it; records that are brought back or seeded are not checked
 */
export function checkLengths(record: core.Record): void {
  const collection = record.collection().name;
  if (!own(LENGTHS, collection)) return;
  const faults: Record<string, ValidationError> = {};
  for (const field of record.collection().fields) {
    const name = field.getName();
    const faultIn = (version: core.Record) =>
      tooLong(collection, name.replace(/_sl$/, ''), version.getString(name), field.type() === 'editor');
    const fault = faultIn(record);
    if (!fault) continue;
    const before = record.isNew() ? undefined : faultIn(record.original());
    if (before?.message === fault.message && before.length >= fault.length) continue;
    const { message, ...values } = fault;
    faults[name] = new ValidationError('text_too_long', fill(messagesFor(record, { en, sl })[message], values));
  }
  if (Object.keys(faults).length > 0) throw new BadRequestError(UNSAVED, faults);
}
