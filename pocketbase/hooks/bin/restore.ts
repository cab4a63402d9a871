import en from '../../../locales/en/changes.json';
import sl from '../../../locales/sl/changes.json';
import { jsonOf, relationsOf } from '../lib/describeRecord';
import { fill } from '../../../src/lib/text/fill';
import { messagesFor, noteFor } from '../lib/language';
import { isSuperseded } from '../slugs/hiddenPages';
import { fillRecord, valuesOf, withFiles } from './files';
import { rememberReference, restoreReferences, withoutLost } from './references';

/**
 * Describes an error of a save in a sentence: a hook's message for a field, PocketBase's message, or the error itself.
 * @param error as a hook catches it; value: the server's own error
 */
export function reasonOf(error: { message?: string; value?: unknown }): string {
  const plain = JSON.parse(JSON.stringify(error.value || null)) || {};
  const fields = typeof plain.data === 'object' && plain.data !== null ? plain.data : plain;
  const words = Object.entries<string | { message?: unknown }>(fields).flatMap(([field, fault]) => {
    if (typeof fault === 'string') return plain.data === undefined ? [`${field}: ${fault}`] : [];
    return fault && typeof fault.message === 'string' ? [fault.message] : [];
  });
  const sentence = words.join(' ') || plain.message || String(error.message || error);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Whether an error refuses the content, by a rule of a collection or a sentence of a hook; otherwise the machine failed. */
export function isRefusal(thrown: object): boolean {
  const error: { status?: unknown; value?: unknown } = thrown;
  if (typeof error.status === 'number') return error.status < 500;
  // A JavaScript error of a hook; PocketBase's own errors have a value.
  if (error.value === undefined) return true;
  const plain = JSON.parse(JSON.stringify(error.value || null)) || {};
  if (typeof plain.status === 'number') return plain.status < 500;
  return Object.values<{ code?: unknown } | null>(plain).some((fault) => typeof fault?.code === 'string');
}

/**
 * Restores groups of the bin, the latest deletion first, each with everything that it removed. If one record cannot be
 * restored, nothing is.
 * @param app of a transaction
 * @param by the person who restores
 * @param languages that the person's browser accepts
 * @returns the number of restored groups
 * @throws BadRequestError that names the record
 */
export function restore(app: core.App, groups: string[], by: string, languages = ''): number {
  const note = noteFor(by, languages);
  // A later row comes first; within a group the parent was written first.
  const newest = groups
    .map((group) => app.findRecordsByFilter('bin', 'group = {:group}', '@rowid', 0, 0, { group }))
    .flatMap((rows) => (rows[0] ? [{ rows, at: rowidOf(app, rows[0].id) }] : []))
    .sort((one, other) => other.at - one.at);
  newest.forEach(({ rows }) => {
    rows.forEach((row) => row.load(note));
    // The version of the first record stands for those of the others.
    inOrder(app, rows).forEach((row, at) =>
      attempt(row, () => restoreRow(app, row, { ...note, '@restored': at === 0 ? 'whole' : 'part' })),
    );
    rows.forEach((row) =>
      attempt(row, () => restoreReferences(app, row.getString('record'), jsonOf(row, 'references') || [], note)),
    );
    rows.forEach((row) => app.delete(row));
  });
  return newest.length;
}

/** The rows of a group, each after those that it refers to: an older link of a menu may stand below a newer one. */
function inOrder(app: core.App, rows: readonly core.Record[]): core.Record[] {
  const byRecord = new Map(rows.map((row) => [row.getString('record'), row]));
  const seen = new Set<string>();
  const ordered: core.Record[] = [];
  const visit = (row: core.Record): void => {
    if (seen.has(row.id)) return;
    seen.add(row.id);
    relatedIds(app, row).forEach((id) => {
      const other = byRecord.get(id);
      if (other) visit(other);
    });
    ordered.push(row);
  };
  rows.forEach(visit);
  return ordered;
}

/** The ids of the records that a row's record refers to. */
function relatedIds(app: core.App, row: core.Record): string[] {
  const data = dataIn(row);
  const collection = app.findCollectionByNameOrId(row.getString('collection'));
  return [true, false].flatMap((isPart) => relationsOf(collection, isPart).flatMap(({ name }) => valuesOf(data[name])));
}

const dataIn = (row: core.Record): Record<string, unknown> => jsonOf(row, 'data') ?? {};

function rowidOf(app: core.App, id: string) {
  const found = new DynamicModel({ at: 0 });
  app.db().newQuery('SELECT [[_rowid_]] at FROM {{bin}} WHERE [[id]] = {:id}').bind({ id }).one(found);
  return found.at;
}

/** Properties of a record that hooks read; none is a field. */
type Note = Record<string, string>;

function attempt(row: core.Record, work: () => void) {
  try {
    work();
  } catch (error) {
    const names = { collection: row.getString('collection'), label: row.getString('label') };
    const why = reasonOf(error as Error);
    throw new BadRequestError(fill(messagesFor(row, { en, sl }).refusals.notBroughtBack, { ...names, why }));
  }
}

function restoreRow(app: core.App, row: core.Record, note: Note) {
  const [collection, id] = [row.getString('collection'), row.getString('record')];
  const [present] = app.findRecordsByIds(collection, [id]);
  if (row.getString('kind') === 'withdrawn') {
    if (present) save(app, present, dataIn(row), note);
    return;
  }
  if (present) return;
  const stored = dataIn(row);
  // It would hide the page that has its path since.
  if (collection === 'redirects' && stored['automatic'] && isSuperseded(app, String(stored['from']))) return;
  const record = new Record(app.findCollectionByNameOrId(collection));
  // A record that is in the bin itself gets the relation back when it comes back.
  const data = withoutLost(app, record.collection(), stored, (lost, field, at) =>
    rememberReference(app, lost, { collection, record: id, field, at }),
  );
  withFiles(app, row, (files) => {
    fillRecord(record, data, files);
    save(app, record, {}, note);
  });
  forgetGone(app, collection, id);
}

function save(app: core.App, record: core.Record, values: Record<string, unknown>, note: Note) {
  record.load({ ...values, ...note, '@follows': true });
  app.save(record);
}

/** Removes the "410 Gone" rows that the deletion made; saving the record removes that of its own path. */
function forgetGone(app: core.App, collection: string, record: string) {
  app.findAllRecords('gone', $dbx.hashExp({ collection, record })).forEach((row) => app.delete(row));
}
