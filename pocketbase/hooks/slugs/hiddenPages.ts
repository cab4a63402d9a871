import { findRedirect, type RedirectRule } from '../../../src/lib/url/findRedirect';
import { withoutSlash } from '../../../src/lib/url/paths';
import { recordPath } from '../../../src/lib/url/recordPath';
import { recordsAt, withoutLanguage } from '../lib/pagePaths';
import { recordUrl } from '../lib/recordUrl';
import { siteNow } from '../release/loadLive';
import { refuseSlug } from './refuseSlug';

/** The redirects that editors made: those that hooks made go when a page takes their address (watchAddress.ts). */
const editorsRedirects = (app: core.App): core.Record[] =>
  app.findAllRecords('redirects', $dbx.hashExp({ automatic: false }));

/**
 * Refuses the slug of a page that visitors would never see, because a redirect leads away from its address. Only where it becomes
 * visible: a redirect that an editor confirmed for a page that is there stays.
 * @param record before it is saved
 */
export function refuseHidden(app: core.App, record: core.Record): void {
  const address = recordPath(record.collection().name, record.getString('slug'));
  if (!address || address === '/' || !becomesVisible(record)) return;
  const records = editorsRedirects(app);
  const own = records.map((row): RedirectRule => ({ from: row.getString('from'), to: row.getString('to') }));
  const builtIn = (siteNow().redirects ?? []).filter((rule) => rule.builtIn);
  const found = findRedirect([...own, ...builtIn], address, '');
  if (!found) return;
  const at = own.findIndex((rule) => findRedirect([rule], address, '') !== undefined);
  const row = records[at];
  const to = found.location;
  if (!row) refuseSlug(record, 'hiddenBySite', { address, to });
  const link = recordUrl(app.settings().meta.appURL, 'redirects', row.id);
  refuseSlug(record, 'hidden', { address, to, from: row.getString('from'), link });
}

/**
 * Whether a record takes its path: one that is published, or scheduled: no save precedes its publication. A tag has no
 * status: its page is there as soon as an article has the tag.
 */
export const takesAddress = (record: core.Record): boolean =>
  record.collection().name === 'tags' || record.getString('status') === 'published';

function becomesVisible(record: core.Record): boolean {
  if (!takesAddress(record)) return false;
  const before = record.original();
  return record.isNew() || !takesAddress(before) || before.getString('slug') !== record.getString('slug');
}

/**
 * Whether a redirect that a hook made may not come back: its path is that of a page, or of another redirect, since.
 * @param from of the redirect
 */
export function isSuperseded(app: core.App, from: string): boolean {
  const isTwin = (other: string) => withoutSlash(other) === withoutSlash(from);
  if (app.findAllRecords('redirects').some((row) => isTwin(row.getString('from')))) return true;
  // A tag's second redirect is for all pages below its path.
  const path = from.replace(/\*$/, '');
  return recordsAt(app, withoutLanguage(path, siteNow().homes)).some(takesAddress);
}
