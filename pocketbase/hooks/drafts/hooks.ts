import { isContent } from '../lib/describeRecord';
import { moment } from '../lib/moment';
import { onRecordCreateRequest, onRecordUpdateRequest } from '../register';

/**
 * Dates the first publication of a record: lists of articles are sorted by `publish_at`, and pages show it. A scheduled time, and
 * the time of an earlier publication, stay. `@firstPublished` is no field; revised/hooks.ts reads it.
 */
function dateFirstPublication({ record, collection }: core.RecordRequestEvent) {
  if (!isContent(collection) || !collection.fields.getByName('publish_at')) return;
  const isPublished = (one: core.Record) => one.getString('status') === 'published';
  const goesLive = isPublished(record) && (record.isNew() || !isPublished(record.original()));
  if (goesLive && !record.getString('publish_at')) record.load({ publish_at: moment(), '@firstPublished': true });
}

/** A new record whose editor chose no status goes live by a decision only. */
function startAsDraft({ record, collection }: core.RecordRequestEvent) {
  const status = collection.fields.getByName('status');
  if (isContent(collection) && status && !record.getString('status')) record.set('status', 'draft');
}

// In the hooks of requests, so that starting content and restored records keep their own times.
onRecordCreateRequest((e) => {
  startAsDraft(e);
  dateFirstPublication(e);
  return e.next();
});

onRecordUpdateRequest((e) => {
  dateFirstPublication(e);
  return e.next();
});
