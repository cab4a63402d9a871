import type { DraftRecord, PreviewLink } from './types';
import { moment } from '../lib/moment';
import { PREFIX } from '../lib/addressOf';
import { describeRecord } from '../lib/describeRecord';

/** More is no list that anybody reads; the newest are what somebody works at. */
const MOST = 50;
const UNSEEN = 'status != "published" || publish_at > {:now}';

/**
 * Returns records whose page visitors do not see yet, changed last first, with the links by which it can be looked at.
 *   at: when it is published by itself, or ''
 */
export function draftRecords(app: core.App): DraftRecord[] {
  const now = moment();
  const found = Object.keys(PREFIX)
    .filter((name) => app.findCachedCollectionByNameOrId(name).fields.getByName('status'))
    .flatMap((name) => app.findRecordsByFilter(name, UNSEEN, '-updated', MOST, 0, { now }))
    .sort((one, other) => (one.getString('updated') < other.getString('updated') ? 1 : -1))
    .slice(0, MOST);
  const links = linksByRecord(app, now);
  return found.map((record) => ({
    ...describeRecord(record),
    at: record.getString('status') === 'published' ? record.getString('publish_at') : '',
    links: links.get(record.id) || [],
  }));
}

function linksByRecord(app: core.App, now: string) {
  const byRecord = new Map<string, PreviewLink[]>();
  app.findRecordsByFilter('previews', 'expires_at > {:now}', '@rowid', 0, 0, { now }).forEach((link) => {
    const { id } = link;
    const plain = { id, by: link.getString('by'), expires_at: link.getString('expires_at') };
    const record = link.getString('record');
    byRecord.set(record, [...(byRecord.get(record) || []), plain]);
  });
  return byRecord;
}
