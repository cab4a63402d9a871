import { siteNow } from '../release/siteNow';
import { withoutLanguage } from '../lib/withoutLanguage';

const NOTE = 'Made when an editor published anyway: pages link here though nothing is here any more.';

/**
 * Lets pages link to what was taken down: its address answers "410 Gone" from now on.
 * @param app of a transaction
 * @param addresses in any language
 * @param by who allows it
 */
export function allowDeadLinks(app: core.App, addresses: string[], by: string) {
  const { homes = {} } = siteNow();
  new Set(addresses.map((address) => withoutLanguage(address, homes))).forEach((from) => {
    const [known] = app.findAllRecords('gone', $dbx.hashExp({ from }));
    const row = known || new Record(app.findCollectionByNameOrId('gone'));
    if (!known) row.set('note', NOTE);
    // The editor is to read of the action, not of these rows.
    Object.entries({ from, links_allowed: true, '@by': by, '@follows': true }).forEach(([name, value]) =>
      row.set(name, value),
    );
    app.save(row);
  });
}
