import en from '../../../locales/en/prepared.json';
import sl from '../../../locales/sl/prepared.json';
import { isRefusal, reasonOf } from '../bin/restore';
import { jsonOf } from '../lib/describeRecord';
import { fill } from '../../../src/lib/text/fill';
import { transact } from '../lib/transaction';
import { editorLanguage, noteFor } from '../lib/language';
import { moment } from '../lib/moment';
import { withParts } from '../lib/withParts';
import { outdatePreview } from '../queue/previewStatus';
import { changedFields, dataOf, isEqual, labelOf } from '../versions/keepVersion';
import { fillFromVersion } from '../versions/restoreVersion';
import type { VersionData } from '../versions/types';
import { carryOutAll, hasUnseen, preparedChanges, recordOf } from './overlay';
import type { Conflict } from './types';

type Refusals = (typeof en)['refusals'];

/** The person who publishes. */
interface Publisher {
  email: string;
  id: string;
  /** The languages that the person's browser accepts. */
  languages: string;
}

/** The fields of a change that were published with another value since; with a deletion also its parts that were saved since. */
function conflictsOf(app: core.App, change: core.Record): Conflict[] {
  const [collection, id] = [change.getString('collection'), change.getString('record')];
  const [live] = app.findRecordsByIds(collection, [id]);
  if (!live || change.getString('kind') === 'created') return [];
  const [now, base, data] = [dataOf(live), jsonOf(change, 'base'), jsonOf(change, 'data')];
  // Another person may have published the same value.
  const fields = changedFields(now, base).filter((name) => !isEqual(now[name], data[name]));
  const own = fields.length > 0 ? [{ collection, id, label: change.getString('label'), fields }] : [];
  return change.getString('kind') === 'deleted' ? [...own, ...partsSince(app, live, change)] : own;
}

/** The parts of a record, saved after its deletion was prepared: nobody has decided to delete these. */
function partsSince(app: core.App, live: core.Record, change: core.Record): Conflict[] {
  return withParts(app, live)
    .slice(1)
    .filter((part) => part.getString('updated') > change.getString('updated'))
    .map((part) => ({ collection: part.collection().name, id: part.id, label: labelOf(part), fields: [] }));
}

/** The answers of a person; by default of none, at the moment for which a set was planned. */
interface Given {
  sure?: boolean;
  seen?: unknown;
  /** Throws an error of the machine as it is, so that it is not taken for a refusal of the content. */
  isPlanned?: boolean;
}

/**
 * Publishes the changes of a set in one transaction, each as a save like any other.
 * @param sure publishes them also where other values were published since
 * @param seen see hasUnseen()
 * @returns the number of changes
 * @throws ApiError 404 without such a set; 409 with data.conflicts, or if the set has unseen changes; 400 with the record that
 *   cannot be saved. Then nothing is published
 */
export function publishSet(
  app: core.App,
  id: string,
  publisher: Publisher,
  { sure, seen, isPlanned = false }: Given = {},
): number {
  const messages = { en, sl }[editorLanguage(publisher.languages)].refusals;
  const count = transact(app, (transaction) => {
    const [set] = transaction.findRecordsByIds('prepared_sets', [id]);
    if (!set) throw new NotFoundError(messages.noSet);
    const changes = preparedChanges(transaction, id);
    if (changes.length === 0) throw new BadRequestError(messages.empty);
    if (hasUnseen(changes, seen)) throw new ApiError(409, messages.savedSince);
    const conflicts = changes.flatMap((change) => conflictsOf(transaction, change));
    if (conflicts.length > 0 && !sure) {
      const labels = conflicts.map(({ label, fields }) =>
        fields.length > 0 ? `“${label}” (${fields.join(', ')})` : `“${label}”`,
      );
      const refused = new ApiError(409, fill(messages.conflict, { labels: labels.join(', ') }));
      // Set afterwards: the constructor keeps only messages of fields.
      refused.data = { conflicts };
      throw refused;
    }
    publishChanges(transaction, changes, { publisher, messages, isPlanned });
    transaction.delete(set);
    return changes.length;
  });
  outdatePreview();
  return count;
}

interface Publication {
  publisher: Publisher;
  messages: Refusals;
  isPlanned: boolean;
}

/** @throws BadRequestError that names the first record that cannot be saved */
function publishChanges(app: core.App, changes: readonly core.Record[], publication: Publication): void {
  const { messages, isPlanned } = publication;
  const refused = carryOutAll(app, changes, (change) => carryOut(app, change, publication));
  const [first] = refused;
  if (!first) return;
  // A change may be refused only because the machine failed at another one.
  const ofMachine = refused.find(({ error }) => !isRefusal(error));
  if (isPlanned && ofMachine) throw ofMachine.error;
  const { change, error } = ofMachine ?? first;
  const label = change.getString('label');
  throw new BadRequestError(fill(messages.notPublished, { label, why: reasonOf(error) }));
}

/** @throws Error if the change is refused */
function carryOut(
  app: core.App,
  change: core.Record,
  { publisher: { email, id: byId, languages }, messages }: Publication,
): void {
  const [collection, id, kind] = ['collection', 'record', 'kind'].map((name) => change.getString(name));
  const live = recordOf(app, change);
  const note = { ...noteFor(email, languages), '@byId': byId };
  if (kind === 'created' ? live : !live) throw new Error(kind === 'created' ? messages.isThere : messages.gone);
  const record = live ?? new Record(app.findCachedCollectionByNameOrId(collection ?? ''), { id });
  record.load(note);
  if (kind === 'deleted') return app.delete(record);
  const data: VersionData = jsonOf(change, 'data');
  return fillFromVersion(app, record, data, () => {
    dateNow(record, data);
    app.save(record);
  });
}

/** A first publication is dated when it happens, and not when it was prepared; a date that somebody chose stays (drafts/hooks.ts). */
function dateNow(record: core.Record, { status }: VersionData) {
  if (status !== 'published' || record.getString('publish_at')) return;
  if (record.collection().fields.getByName('publish_at'))
    record.load({ publish_at: moment(), '@firstPublished': true });
}
