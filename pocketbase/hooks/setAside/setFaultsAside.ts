import type { Fault, RecordName } from '../../../src/lib/publishing/protocol';
import { causes, faults as words } from '../../../locales/en/status.json';
import { fill } from '../../../src/lib/text/fill';
import { recordChange } from '../queue/recordChange';
import { publishingRow } from '../queue/publishingRow';
import { changedSince, nameOf, publishedAt } from './candidates';
import { chooseSetAside, type Group, keyOf, type PlacedFault } from './chooseSetAside';
import { endGroups } from './endSetAside';
import type { Candidate, Reason } from './types';
import { activeRows } from './withSetAside';
import { recordsAt, withoutLanguage } from '../lib/pagePaths';
import { collectionName, isContent } from '../lib/describeRecord';
import { newId } from '../lib/newId';
import { rootOf } from '../lib/rootOf';
import { siteNow } from '../release/loadLive';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads a publisher's report, which comes over the network: malformed faults are left out, and then nothing is set aside. */
function readFaults(sent: unknown): Fault[] {
  const faults = Array.isArray(sent) ? (sent as unknown[]) : [];
  const read = faults.flatMap((one): Fault[] => {
    const { sentence, records, path, link, deadLink } = (one ?? {}) as Record<string, unknown>;
    if (!isText(sentence) || !Array.isArray(records)) return [];
    const names = (records as unknown[]).map((name) => (name ?? {}) as Record<string, unknown>);
    const named = names.flatMap(({ collection, id }) => (isText(collection) && isText(id) ? { collection, id } : []));
    const texts = {
      ...(isText(path) && { path }),
      ...(isText(link) && { link }),
      ...(isText(deadLink) && { deadLink }),
    };
    return [{ sentence, records: named, ...texts }];
  });
  return read.length === faults.length ? read : [];
}

/** Finds the records of faults, and those of which they are parts. */
function placeFaults(app: core.App, faults: readonly Fault[], candidates: readonly Candidate[]): PlacedFault[] {
  const { homes } = siteNow();
  const addressIn = (url: string) => withoutLanguage(url.replace(/[?#].*$/, ''), homes);
  const wholes = new Map(candidates.map((candidate) => [keyOf(candidate), candidate.whole]));
  return faults.map((fault) => {
    const { path, link } = fault;
    // A new page is in no earlier build, from which the publisher could name its record.
    const records = fault.records.length === 0 && path ? ownersAt(app, addressIn(path)) : fault.records;
    const placed = records.flatMap((record) => placeOf(app, record, wholes) ?? []);
    return { ...fault, records: placed, ...(link && { target: addressIn(link) }) };
  });
}

const ownersAt = (app: core.App, address: string): RecordName[] =>
  recordsAt(app, address).map((record) => ({ collection: record.collection().name, id: record.id }));

function placeOf(app: core.App, { collection: given, id }: RecordName, wholes: ReadonlyMap<string, string>) {
  // The key of a file has the collection's id.
  const collection = collectionName(app, given);
  if (!collection || !isContent(app.findCachedCollectionByNameOrId(collection))) return undefined;
  const [record] = app.findRecordsByIds(collection, [id]);
  const root = record && rootOf(app, record);
  const key = root ? keyOf({ collection: root.collection().name, id: root.id }) : wholes.get(`${collection}/${id}`);
  return { collection, id, whole: key ?? `${collection}/${id}` };
}

/** Builds in a row that set something aside, without a person's change between them. */
const MOST_ROUNDS = 8;
const LONGEST_LABEL = 80;
/** As many as fit the field `reason`, beside twenty sentences. */
const MOST_DEAD_LINKS = 300;

/**
 * Sets the changes aside for which a build failed, and queues a build without them; in the transaction that ends the failed one.
 * @param build that failed, not saved yet
 * @param sent the faults that the publisher reports
 * @returns queues the build, to be called after the failed one was saved; undefined if nothing is set aside
 */
export function setFaultsAside(app: core.App, build: core.Record, sent: unknown): (() => void) | undefined {
  const faults = readFaults(sent);
  const since = publishedAt(app);
  if (faults.length === 0 || since === '' || roundsBefore(app, build) >= MOST_ROUNDS) return undefined;
  const all = changedSince(app, since);
  const active = activeRows(app);
  const isActive = ({ collection, id }: Candidate) =>
    active.some((row) => row.getString('collection') === collection && row.getString('record') === id);
  const placed = placeFaults(app, faults, all);
  const { groups, open } = chooseSetAside(
    placed,
    all.filter((candidate) => !isActive(candidate)),
  );
  if (open.length > 0) {
    endUseless(app, active, open);
    return undefined;
  }
  // The next build contains this change already; its result counts.
  if (groups.some((group) => isNewer(group, all, build.getString('started_at')))) return undefined;
  groups.forEach((group) => store(app, build, group));
  const { cause, sentence } = describe(groups);
  build.set('set_aside', groups.length);
  build.set('error', `${sentence}\n${build.getString('error')}`);
  // A change that was made during the build remains the cause.
  const follows = publishingRow(app).getInt('revision') > build.getInt('revision');
  return () => recordChange(app, { cause, follows });
}

/** The builds in a row before this one that set something aside: each queued the next revision. */
function roundsBefore(app: core.App, build: core.Record): number {
  const before = app.findRecordsByFilter('builds', 'status = "failed" && set_aside > 0', '-fence', MOST_ROUNDS, 0);
  const other = before.findIndex((one, at) => one.getInt('revision') !== build.getInt('revision') - 1 - at);
  return other < 0 ? before.length : other;
}

/** Ends the groups of faults that are still there: setting these changes aside did not help. */
function endUseless(app: core.App, active: readonly core.Record[], open: readonly PlacedFault[]): void {
  const names = new Set(
    open.flatMap(({ records, target }) => [...records.map(keyOf), ...records.map(({ whole }) => whole), target]),
  );
  const useless = active.filter((row) => {
    return [keyOf(nameOf(row)), row.getString('whole'), ...addressesIn(row)].some((name) => names.has(name));
  });
  endGroups(
    app,
    useless.map((row) => row.getString('group')),
  );
}

/** The paths among the names of `until`. */
const addressesIn = (row: core.Record) => row.getString('until').match(/(?<=")\/[^"]*(?=")/g) ?? [];

function isNewer({ until }: Group, all: readonly Candidate[], began: string): boolean {
  return all.some(({ id, at }) => until.includes(id) && at > began);
}

function store(app: core.App, build: core.Record, { faults, candidates, until }: Group): void {
  const group = newId();
  const ids = candidates.map(({ id }) => id);
  // A record is named by the fault in each language.
  const named = new Map(faults.flatMap(({ records }) => records).map((record) => [record.id, record]));
  const places = [...named.values()].filter(({ id }) => !ids.includes(id));
  const deadLinks = faults.flatMap(({ deadLink }) => deadLink ?? []);
  const reason: Reason = {
    deadLinks: deadLinks.length === faults.length ? [...new Set(deadLinks)].slice(0, MOST_DEAD_LINKS) : [],
    sentences: [...new Set(faults.map(({ sentence }) => sentence))].slice(0, 20),
    places: places.slice(0, 20).map(({ collection, id }) => ({ collection, id })),
  };
  candidates.forEach(({ collection, id: record, whole, label, by, kind, data }) => {
    const [known] = app.findAllRecords('set_aside', $dbx.hashExp({ collection, record }));
    const row = known ?? new Record(app.findCachedCollectionByNameOrId('set_aside'));
    const values = { group, kind, collection, record, label: label.slice(0, 300), whole, by, build: build.id };
    row.load({ ...values, ended: 0, reason, until, data });
    app.save(row);
  });
}

/** The sentence of the failed build, and the cause of the next one. */
function describe(groups: readonly Group[]): { cause: string; sentence: string } {
  const labels = groups.map(({ candidates }) => labelOf(candidates));
  const [name = ''] = labels;
  const count = labels.length - 1;
  const values = { name, count };
  const form = count === 0 ? '' : count === 1 ? '_one' : '_other';
  return {
    cause: fill(form ? causes[`without${form}`] : causes.without, values),
    sentence: fill(form ? words[`without${form}`] : words.without, values),
  };
}

/** The label of the page, or of the first record. */
function labelOf(candidates: readonly Candidate[]): string {
  const shown = candidates.find((one) => one.whole === keyOf(one)) ?? candidates[0];
  return (shown?.label ?? '').slice(0, LONGEST_LABEL);
}
