import type { Refusal } from './checkRedirect';
import { isVisible } from '../lib/visible';
import { ownersOf } from '../lib/addressOf';
import { doubtOf } from './doubtOf';
import { siteNow } from '../release/siteNow';

/** Not a field: set on what came by a request. The seed and the redirects made after a rename ask nobody. */
const BY_PERSON = '@byPerson';

/** @param record of a request */
export function markAsAsked(record: core.Record) {
  record.set(BY_PERSON, true);
}

/**
 * Finds the doubt that a person must confirm before a redirect is saved. The yes counts for this save only: it was about these paths.
 * @param record as it is to be
 */
export function openQuestion(app: core.App, record: core.Record): Refusal | undefined {
  const isConfirmed = record.getBool('confirmed');
  record.set('confirmed', false);
  if (isConfirmed || !record.get(BY_PERSON)) return undefined;
  const before = record.original();
  const isSame = (field: string) => record.getString(field) === before.getString(field);
  if (!record.isNew() && isSame('from') && isSame('to')) return undefined;

  const site = siteNow();
  const draft = { from: record.getString('from'), to: record.getString('to') };
  return doubtOf(draft, site, (path) => isPublished(app, path, site.homes || {}));
}

function isPublished(app: core.App, path: string, homes: Record<string, string>) {
  const prefix = Object.values(homes).find((home) => home !== '/' && path.startsWith(home)) || '/';
  return ownersOf(`/${path.slice(prefix.length)}`).some(({ collection, slug }) => {
    const [record] = app.findAllRecords(collection, $dbx.hashExp({ slug }));
    return record !== undefined && isVisible(app, record);
  });
}
