import { inOneTransaction } from '../lib/inOneTransaction';
import { revisedIn } from './revisedIn';

const LANGUAGES = ['', '_sl'];

/**
 * Before a record is written: dates it anew in the languages in which its page reads differently.
 */
export function keepRevised(e: core.RecordEvent) {
  const { record } = e;
  if (isDated(record.collection())) date(record, revisedIn(asJson(record.original()), asJson(record)));
  return e.next();
}

/**
 * Around the deletion of a part (a block, a figure): what it was part of reads differently from now on.
 */
export function reviseWhole(e: core.RecordEvent) {
  if (!isDated(e.record.collection())) return e.next();
  inOneTransaction(e, (transaction) => {
    e.next();
    wholesOf(transaction, e.record).forEach((whole) => {
      date(whole, LANGUAGES);
      whole.set('@by', e.record.getString('@by'));
      whole.set('@follows', true);
      transaction.save(whole);
    });
  });
}

/** The records with which a record is deleted; none where they are just being deleted. */
function wholesOf(app: core.App, record: core.Record) {
  const { fields } = record.collection();
  return fields
    .fieldNames()
    .map((name): core.Field & Partial<core.RelationField> => fields.getByName(name))
    .filter((field) => field.type() === 'relation' && field.cascadeDelete)
    .flatMap((field) => app.findRecordsByIds(field.collectionId ?? '', [record.getString(field.getName())]))
    .filter((whole) => isDated(whole.collection()));
}

function isDated(collection: core.Collection) {
  return collection.fields.getByName('revised') !== null;
}

/** Dates of this kind take no value from outside, whoever asks. */
function date(record: core.Record, languages: string[]) {
  languages.forEach((suffix) => record.setRaw(`revised${suffix}`, new DateTime()));
}

function asJson(record: core.Record) {
  return JSON.parse(JSON.stringify(record));
}
