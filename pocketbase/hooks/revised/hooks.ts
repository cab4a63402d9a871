import { isBlankHtml } from '../../../src/lib/text/isBlankHtml';
import { relationsOf } from '../lib/describeRecord';
import { inOneTransaction } from '../lib/transaction';
import { onRecordDeleteExecute, onRecordUpdateExecute } from '../register';

/** The fields of a record as JSON. */
type Fields = Record<string, unknown>;

const SUFFIX = '_sl';
const SUFFIXES = ['', SUFFIX];
/** Fields that a record's page does not show: its path, its publication, PocketBase's own fields. */
const UNSEEN = [
  ...['id', 'collectionId', 'collectionName', 'created', 'updated', 'revised'],
  ...['slug', 'status', 'publish_at', 'noindex'],
];

/**
 * The locales in which a page changes with its record. A text that is not translated is on the Slovenian page too, and a value
 * without a language (an image, a price) on both.
 * @param before the record as JSON
 * @returns suffixes of locales: '' English, '_sl' Slovenian
 */
export function revisedIn(before: Fields, after: Fields): string[] {
  if (goesLive(before, after)) return SUFFIXES;
  return SUFFIXES.filter((suffix) => read(before, suffix) !== read(after, suffix));
}

/** Whether a record is published, and not for a scheduled time, which would count instead. */
function goesLive(before: Fields, after: Fields) {
  return before['status'] === 'draft' && after['status'] === 'published' && !after['publish_at'];
}

function read(record: Fields, suffix: string) {
  const names = Object.keys(record).filter((name) => !name.endsWith(SUFFIX) && !UNSEEN.includes(name));
  return JSON.stringify(names.map((name) => (suffix ? inLanguage(record[name], record[name + suffix]) : record[name])));
}

/** Resolves a field as the content layer does: its own value, else the English one; objects name by name. */
function inLanguage(basic: unknown, own: unknown): unknown {
  if (isEmpty(own)) return basic;
  if (!isObject(basic) || !isObject(own)) return own;
  const names = Object.keys({ ...basic, ...own });
  return Object.fromEntries(names.map((name) => [name, inLanguage(basic[name], own[name])]));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value has no content; the rich editor leaves an empty paragraph after all text was deleted. */
function isEmpty(value: unknown): boolean {
  if (isObject(value)) return Object.values(value).every(isEmpty);
  if (typeof value !== 'string') return value === undefined || value === null;
  return isBlankHtml(value);
}

/** Before a record is written: sets its date in the locales in which its page changes. */
function keepRevised(e: core.RecordEvent) {
  const { record } = e;
  if (isDated(record.collection())) {
    // drafts/hooks.ts has set `publish_at` for a draft that goes live without a time.
    const isFirst = record.getBool('@firstPublished');
    setDate(record, isFirst ? SUFFIXES : revisedIn(asJson(record.original()), asJson(record)));
  }
  // Search engines and the sitemap read dates of visible records: a hidden part has no visible date, so the record that
  // contains it is dated.
  const isHidden = (one: core.Record) => one.collection().fields.getByName('hidden') !== null && one.getBool('hidden');
  return isHidden(record) === isHidden(record.original()) ? e.next() : reviseWhole(e);
}

/** Wraps the deletion or the hiding of a part (a block, a figure): sets the dates of the record that contains it. */
function reviseWhole(e: core.RecordEvent) {
  inOneTransaction(e, (transaction) => {
    e.next();
    wholesOf(transaction, e.record).forEach((whole) => {
      setDate(whole, SUFFIXES);
      whole.load({ '@by': e.record.getString('@by'), '@follows': true });
      transaction.save(whole);
    });
  });
}

/** The records with which a record is deleted; none while they are being deleted themselves. */
function wholesOf(app: core.App, record: core.Record) {
  return relationsOf(record.collection(), true)
    .flatMap(({ name, target }) => app.findRecordsByIds(target, [record.getString(name)]))
    .filter((whole) => isDated(whole.collection()));
}

function isDated(collection: core.Collection) {
  return collection.fields.getByName('revised') !== null;
}

/** By setRaw(), because set() ignores values for autodate fields. */
function setDate(record: core.Record, suffixes: string[]) {
  suffixes.forEach((suffix) => record.setRaw(`revised${suffix}`, new DateTime()));
}

function asJson(record: core.Record) {
  return JSON.parse(JSON.stringify(record));
}

// Stores when the text of a page last changed, in each locale; other saves do not count. Whichever way a record is saved, in the
// transaction of the write.
onRecordUpdateExecute((e) => keepRevised(e));
onRecordDeleteExecute((e) => (isDated(e.record.collection()) ? reviseWhole(e) : e.next()));
