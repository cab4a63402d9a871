import { PATHS, recordPath } from '../../../src/lib/url/recordPath';
import { isReserved, ownersOf } from '../lib/pagePaths';
import { editPath, recordUrl } from '../lib/recordUrl';
import { inOneTransaction } from '../lib/transaction';
import {
  onRecordCreateExecute,
  onRecordCreateRequest,
  onRecordDeleteExecute,
  onRecordUpdateExecute,
  onRecordUpdateRequest,
  onRecordValidate,
} from '../register';
import { refuseHidden } from './hiddenPages';
import { preparedWithSlug, refuseSlug } from './refuseSlug';
import { siteNow } from '../release/loadLive';
import { fillSlug, isFromTitle, numberSlug, UNPUBLISHED } from './fillSlug';
import { watchAddress } from './watchAddress';

/**
 * Refuses a slug whose path is that of another record, with a link to that record.
 * @param record before it is saved
 */
function checkSlug(app: core.App, record: core.Record) {
  const collection = record.collection().name;
  const address = recordPath(collection, record.getString('slug'));
  if (!address) return;
  const { homes } = siteNow();
  const isNew = record.isNew() || record.original().getString('slug') !== record.getString('slug');
  if (collection === 'pages' && isNew && isReserved(address, homes)) {
    refuseSlug(record, 'reserved', { address });
  }
  for (const owner of ownersOf(address)) {
    const [other] = app.findAllRecords(owner.collection, $dbx.hashExp({ slug: owner.slug }));
    if (!other || (owner.collection === collection && other.id === record.id)) continue;
    const name = other.getString('title') || other.getString('name');
    const link = recordUrl(app.settings().meta.appURL, owner.collection, other.id);
    refuseSlug(record, 'taken', { name, address, link });
  }
}

/** Refuses to prepare a slug that another record has by a prepared change: the later one to be published could not be. */
function checkPreparedSlug(e: core.RecordRequestEvent) {
  const { app, record } = e;
  const slug = record.getString('slug');
  const isNew = record.isNew() || record.original().getString('slug') !== slug;
  const address = recordPath(record.collection().name, slug);
  if (!address || !isNew || isFromTitle(record) || !e.requestInfo().query['prepare']) return;
  for (const owner of ownersOf(address)) {
    const other = preparedWithSlug(app, owner, record.id);
    if (!other) continue;
    const link = app.settings().meta.appURL + editPath(owner.collection, other.getString('record'));
    refuseSlug(record, 'taken', { name: other.getString('label'), address, link });
  }
}

// The paths of records that have pages: never two records at one path, a redirect from an earlier path, "410 Gone" where a page
// was deleted. Whichever way a record is saved, in the transaction of the write.
const WITH_PAGES = Object.keys(PATHS);

onRecordCreateRequest(
  (e) => {
    fillSlug(e);
    checkPreparedSlug(e);
    return e.next();
  },
  ...WITH_PAGES,
);

onRecordUpdateRequest(
  (e) => {
    if (e.get(UNPUBLISHED)) fillSlug(e);
    checkPreparedSlug(e);
    return e.next();
  },
  ...WITH_PAGES,
);

onRecordValidate(
  (e) => {
    if (isFromTitle(e.record)) return e.next();
    checkSlug(e.app, e.record);
    refuseHidden(e.app, e.record);
    return e.next();
  },
  ...WITH_PAGES,
);

const saveFreeSlug = (e: core.RecordEvent) => {
  if (!isFromTitle(e.record)) return e.next();
  inOneTransaction(e, (transaction) => {
    numberSlug(transaction, e.record);
    refuseHidden(transaction, e.record);
    e.next();
  });
};
onRecordCreateExecute((e) => saveFreeSlug(e), ...WITH_PAGES);
onRecordUpdateExecute((e) => saveFreeSlug(e), ...WITH_PAGES);

onRecordCreateExecute((e) => watchAddress(e, 'create'), ...WITH_PAGES);
onRecordUpdateExecute((e) => watchAddress(e, 'update'), ...WITH_PAGES);
onRecordDeleteExecute((e) => watchAddress(e, 'delete'), ...WITH_PAGES);
