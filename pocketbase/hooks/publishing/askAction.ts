import { inOneTransaction } from '../lib/inOneTransaction';
import { withoutLanguage } from '../lib/addressOf';
import { mark } from '../queue/mark';
import { siteNow } from '../release/siteNow';
import { hold, isNewest } from './hold';

const NOTE = 'Made when an editor published anyway: pages link here though nothing is here any more.';

/**
 * Lets pages link to what was taken down: its address answers "410 Gone" from now on.
 * @param app of a transaction
 * @param addresses in any language
 * @param by who allows it
 */
function allowDeadLinks(app: core.App, addresses: string[], by: string) {
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

/**
 * An editor chose an action on a build. A rebuild is queued here and now; the live link is moved by a builder, but what is
 * being built may not go live from now on.
 * @param e of `builds`, before it is written
 */
export function askAction(e: core.RecordEvent) {
  const { record: build } = e;
  const action = build.getString('action');
  if (!action || action === build.original().getString('action')) return e.next();
  const by = build.getString('@by');
  if (action === 'rebuild') {
    build.set('action', '');
    inOneTransaction(e, (transaction) => {
      e.next();
      mark(transaction, { cause: 'a rebuild was asked for', by });
    });
    return;
  }
  if (action === 'publish anyway') {
    refuse(
      deadLinksOf(build).length === 0 && 'Only a build that failed for links to what was taken down has this action.',
    );
    build.set('action', '');
    inOneTransaction(e, (transaction) => {
      e.next();
      allowDeadLinks(transaction, deadLinksOf(build), by);
      mark(transaction, { cause: 'published anyway, with links to what was taken down', by });
    });
    return;
  }
  refuse(
    build.getString('status') === 'live'
      ? 'Visitors see this release already.'
      : !build.getString('release') && 'This build has no release. Choose a build that was live.',
  );
  build.set('asked_by', by);
  inOneTransaction(e, (transaction) => {
    e.next();
    if (!isNewest(transaction, build.getString('release'))) hold(transaction);
  });
}

/** The addresses of what was taken down, where nothing else keeps the build from going live. */
function deadLinksOf(build: core.Record) {
  if (build.getString('status') !== 'failed') return [];
  return JSON.parse(build.getString('dead_links') || 'null') || [];
}

function refuse(why: string | false) {
  if (why) throw new BadRequestError(why, { action: new ValidationError('action_impossible', why) });
}
