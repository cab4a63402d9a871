import { inOneTransaction } from '../lib/inOneTransaction';

/** The fields of a record as JSON. */
type Fields = Record<string, unknown>;

const SUFFIX = '_sl';
/** Of a record what nobody reads on its page: its address, its publication, what PocketBase notes of it. */
const UNSEEN = [
  ...['id', 'collectionId', 'collectionName', 'created', 'updated', 'revised', 'slug', 'status', 'publish_at'],
  'noindex',
];

/**
 * In which languages a page reads differently after a change of its record. A text that is not translated stands on the
 * Slovenian page too, and what has no language (a picture, a price) on both.
 * @param before the record as JSON
 * @returns suffixes of languages: '' English, '_sl' Slovenian
 */
export function revisedIn(before: Fields, after: Fields): string[] {
  if (goesLive(before, after)) return ['', SUFFIX];
  return ['', SUFFIX].filter((suffix) => read(before, suffix) !== read(after, suffix));
}

/** Now the words can be read. Where a moment is set for it, that one counts. */
function goesLive(before: Fields, after: Fields) {
  return before['status'] === 'draft' && after['status'] === 'published' && !after['publish_at'];
}

function read(record: Fields, suffix: string) {
  const names = Object.keys(record).filter((name) => !name.endsWith(SUFFIX) && !UNSEEN.includes(name));
  return JSON.stringify(names.map((name) => (suffix ? inLanguage(record[name], record[name + suffix]) : record[name])));
}

/** As the content layer resolves a field: its own value, else the English one; objects name by name. */
function inLanguage(basic: unknown, own: unknown): unknown {
  if (isEmpty(own)) return basic;
  if (!isObject(basic) || !isObject(own)) return own;
  const names = Object.keys({ ...basic, ...own });
  return Object.fromEntries(names.map((name) => [name, inLanguage(basic[name], own[name])]));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rich editor leaves a paragraph without words where somebody deleted all. */
function isEmpty(value: unknown): boolean {
  if (isObject(value)) return Object.values(value).every(isEmpty);
  if (typeof value !== 'string') return value === undefined || value === null;
  return /^(?:<[^>]*>|&nbsp;|\s)*$/.test(value) && !/<(?:img|hr|iframe|video)\b/i.test(value);
}

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
