import { siteNow } from '../release/siteNow';
import { addressOf, isReserved, ownersOf } from '../lib/addressOf';
import { refuse } from './refuse';

/**
 * Refuses a slug whose address is another record's, and says whose.
 * @param record as it is to be
 */
export function checkSlug(app: core.App, record: core.Record) {
  const collection = record.collection().name;
  const address = addressOf(collection, record.getString('slug'));
  if (!address) return;
  const { homes = {} } = siteNow();
  const isNew = record.isNew() || record.original().getString('slug') !== record.getString('slug');
  if (collection === 'pages' && isNew && isReserved(address, homes)) {
    refuse('slug_reserved', `${address} is a page that the site makes by itself. Choose another slug.`);
  }
  for (const owner of ownersOf(address)) {
    const [other] = app.findAllRecords(owner.collection, $dbx.hashExp({ slug: owner.slug }));
    if (!other || (owner.collection === collection && other.id === record.id)) continue;
    const name = other.getString('title') || other.getString('name');
    const link = `${app.settings().meta.appURL}/_/#/collections?collection=${owner.collection}&record=${other.id}`;
    refuse('slug_taken', `"${name}" stands at ${address} already (${link}). Choose another slug.`);
  }
}
