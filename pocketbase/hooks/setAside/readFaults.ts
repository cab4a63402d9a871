import { withoutLanguage } from '../lib/addressOf';
import { collectionName, isContent } from '../lib/describeRecord';
import { recordsAt } from '../lib/recordsAt';
import { wholeOf } from '../lib/wholeOf';
import { siteNow } from '../release/loadLive';
import { keyOf, type PlacedFault } from './decide';
import type { Candidate, Fault, RecordName } from './types';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A publisher's report comes over the network: whatever is no fault is left out, and then nothing is set aside. */
export function readFaults(sent: unknown): Fault[] {
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
export function placeFaults(app: core.App, faults: readonly Fault[], candidates: readonly Candidate[]): PlacedFault[] {
  const { homes = {} } = siteNow();
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
  const whole = record && wholeOf(app, record);
  const key = whole ? keyOf({ collection: whole.collection().name, id: whole.id }) : wholes.get(`${collection}/${id}`);
  return { collection, id, whole: key ?? `${collection}/${id}` };
}
