import type { PlannedRecord } from './types';
import { moment } from '../lib/moment';
import { isContent } from '../lib/visible';
import { describeRecord } from '../lib/describeRecord';

const MOST = 5;

/**
 * Returns records that will be published by themselves, the earliest first.
 */
export function plannedRecords(app: core.App): PlannedRecord[] {
  const now = moment();
  const isPlanned = (collection: core.Collection) =>
    isContent(collection) && ['status', 'publish_at'].every((name) => collection.fields.getByName(name));
  return app
    .findAllCollections()
    .filter(isPlanned)
    .flatMap(({ name }) =>
      app.findRecordsByFilter(name, 'status = "published" && publish_at > {:now}', 'publish_at', MOST, 0, { now }),
    )
    .map((record) => ({ at: record.getString('publish_at'), ...describeRecord(record) }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, MOST);
}
