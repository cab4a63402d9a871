import type { RecordName } from '../../../src/lib/publishing/protocol';
import { recordPath } from '../../../src/lib/url/recordPath';
import { collectionName, jsonOf } from '../lib/describeRecord';
import type { EditorLanguage } from '../lib/language';
import type { PreparedKind } from '../prepared/types';
import { titleOf } from '../lib/titleOf';
import { nameOf } from './candidates';
import { keyOf } from './chooseSetAside';
import type { NamedRecord, Reason, SetAside } from './types';
import { activeRows } from './withSetAside';

/**
 * Lists what is set aside, the oldest first.
 * @param language of the titles
 */
export function listSetAside(app: core.App, language: EditorLanguage): SetAside[] {
  const groups = new Map<string, core.Record[]>();
  activeRows(app).forEach((row) => {
    const group = row.getString('group');
    groups.set(group, [...(groups.get(group) ?? []), row]);
  });
  return [...groups].flatMap(([id, rows]) => {
    // The page, if it is one of them.
    const isWhole = (row: core.Record) => row.getString('whole') === keyOf(nameOf(row));
    const first = rows.find(isWhole) ?? rows[0];
    return first ? [describe(app, id, first, rows, language)] : [];
  });
}

/**
 * The way in which a change of a page is set aside; undefined if none is.
 * @param address of the page, without a locale
 * @param records its record with its parts; empty if it was deleted
 */
export function kindSetAside(
  app: core.App,
  address: string,
  records: readonly core.Record[],
): PreparedKind | undefined {
  const ids = new Set(records.map(({ id }) => id));
  const found = activeRows(app).find((row) => {
    if (ids.has(row.getString('record'))) return true;
    const collection = row.getString('collection');
    return row.getString('kind') === 'created' && recordPath(collection, jsonOf(row, 'data')['slug']) === address;
  });
  return found && (found.getString('kind') as PreparedKind);
}

function describe(
  app: core.App,
  id: string,
  first: core.Record,
  rows: readonly core.Record[],
  language: EditorLanguage,
): SetAside {
  const text = (name: string) => first.getString(name);
  const { sentences, places, deadLinks }: Reason = jsonOf(first, 'reason');
  const label = (record: RecordName, stored: string) => ({ ...record, label: stored });
  const own = label(nameOf(first), text('label'));
  return {
    ...{ id, kind: text('kind') as PreparedKind, parts: rows.length - 1, sentences, deadLinks },
    record: named(app, own, language),
    places: places.map((place) => named(app, label(place, place.id), language)),
    by: rows.map((row) => row.getString('by')).find(Boolean) ?? '',
    ...{ since: text('updated'), build: text('build') },
  };
}

/** A record with its title in a language; a deleted one with the label that it had. */
function named(app: core.App, record: NamedRecord, language: EditorLanguage): NamedRecord {
  const known = collectionName(app, record.collection) !== '';
  const [present] = known ? app.findRecordsByIds(record.collection, [record.id]) : [];
  return present ? { ...record, label: titleOf(present, language) } : record;
}
