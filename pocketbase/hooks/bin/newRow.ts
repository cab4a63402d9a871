import { moment } from '../lib/moment';
import { addressOf } from '../lib/addressOf';
import { describeRecord } from '../lib/describeRecord';

const KEPT_MS = 90 * 86_400_000;

/** Returns a row of the bin, not saved yet. */
export function newRow(
  app: core.App,
  {
    kind,
    record,
    group,
    by,
    byId,
  }: { kind: 'deleted' | 'withdrawn'; record: core.Record; group: string; by: string; byId: string },
): core.Record {
  const { collection, id, label } = describeRecord(record);
  const path = addressOf(collection, record.getString('slug')) || '';
  const expires_at = moment(Date.now() + KEPT_MS);
  const values = { kind, collection, record: id, label: label.slice(0, 300), path, group, by, by_id: byId, expires_at };
  const row = new Record(app.findCachedCollectionByNameOrId('bin'));
  Object.entries(values).forEach(([name, value]) => row.set(name, value));
  return row;
}
