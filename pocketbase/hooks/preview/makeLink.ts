import { bodyOf, textOf } from '../lib/requestBody';
import { moment } from '../lib/moment';
import { PREFIX } from '../lib/addressOf';
import { describeRecord } from '../lib/describeRecord';
import { digest } from './findLink';
import { noteLook, obstacle } from '../queue/previewStatus';

const DAYS = 7;

/**
 * Makes the link to a record's page as it would be published now.
 * @param e its body names the record: {collection, record}
 * @returns the url is told here, once
 */
export function makeLink(e: core.RequestEvent): { id: string; url: string; expires_at: string } {
  const { collection, record } = bodyOf(e);
  const found = find(e.app, textOf(collection), textOf(record));
  const trouble = obstacle();
  if (trouble) throw new ApiError(409, trouble);

  const token = $security.randomString(32);
  const link = new Record(e.app.findCollectionByNameOrId('previews'));
  link.set('label', describeRecord(found).label.slice(0, 300));
  link.set('collection', found.collection().name);
  link.set('record', found.id);
  link.set('by', e.auth?.getString('email') ?? '');
  link.set('expires_at', moment(Date.now() + DAYS * 86_400_000));
  link.set('token_hash', digest(token));
  e.app.save(link);
  // It is about to be opened: the first build takes longest.
  noteLook();
  return { id: link.id, url: `/_site/preview/${token}`, expires_at: link.getString('expires_at') };
}

function find(app: core.App, collection: string, id: string) {
  if (!Object.prototype.hasOwnProperty.call(PREFIX, collection)) {
    throw new BadRequestError('Only a record that has a page of its own can be previewed.');
  }
  try {
    return app.findRecordById(collection, id);
  } catch {
    throw new NotFoundError('There is no such record.');
  }
}
