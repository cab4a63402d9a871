import { siteNow } from '../release/siteNow';
import { beginsAt } from './leadElsewhere';

/**
 * A page is to stand at an address: what was left there by a page before it goes. A redirect that an editor made stays.
 * @param app of the transaction in which the record is saved
 * @param address without a language
 */
export function takeAddress(app: core.App, address: string) {
  const site = siteNow();
  const left = app.findAllRecords('redirects', $dbx.hashExp({ automatic: true }));
  left.filter((record) => beginsAt(record.getString('from'), address, site)).forEach((record) => app.delete(record));
  app.findAllRecords('gone', $dbx.hashExp({ from: address })).forEach((record) => app.delete(record));
}
