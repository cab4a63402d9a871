import { causes, refusals as en } from '../../../locales/en/status.json';
import { refusals as sl } from '../../../locales/sl/status.json';
import { inOneTransaction } from '../lib/transaction';
import { withoutLanguage } from '../lib/pagePaths';
import { jsonOf } from '../lib/describeRecord';
import { messagesFor } from '../lib/language';
import { refuse } from '../lib/refuse';
import { recordChange } from '../queue/recordChange';
import { hasOtherHost } from '../queue/builders';
import { siteNow } from '../release/loadLive';
import { endAll } from '../setAside/endSetAside';
import { isNewest, pausePublishing } from './recordMoveOfLive';

const NOTE = 'Made when an editor published anyway: pages link here though nothing is here any more.';

/**
 * Lets pages link to pages that were taken down, whose paths answer "410 Gone" from now on.
 * @param app of a transaction
 * @param addresses paths in any locale
 * @param by the person who allows it
 */
export function allowDeadLinks(app: core.App, addresses: string[], by: string) {
  const { homes } = siteNow();
  new Set(addresses.map((address) => withoutLanguage(address, homes))).forEach((from) => {
    const [known] = app.findAllRecords('gone', $dbx.hashExp({ from }));
    const row = known || new Record(app.findCollectionByNameOrId('gone'));
    if (!known) row.set('note', NOTE);
    // `@follows`: the build's cause is the action, not these rows.
    row.load({ from, links_allowed: true, '@by': by, '@follows': true });
    app.save(row);
  });
}

/**
 * Starts the action that an editor chose on a build. A rebuild is queued at once. A builder moves the live link, but from now
 * on the running build may not go live.
 * @param e of `builds`, before it is written
 */
export function startAction(e: core.RecordEvent) {
  const { record: build } = e;
  const action = build.getString('action');
  if (!action || action === build.original().getString('action')) return e.next();
  const by = build.getString('@by');
  const messages = messagesFor(build, { en, sl });
  if (action === 'rebuild') {
    build.set('action', '');
    inOneTransaction(e, (transaction) => {
      e.next();
      endAll(transaction);
      recordChange(transaction, { cause: causes.rebuild, by });
    });
    return;
  }
  if (action === 'publish anyway') {
    refuseAction(deadLinksOf(build).length === 0 && messages.noDeadLinks);
    build.set('action', '');
    inOneTransaction(e, (transaction) => {
      e.next();
      allowDeadLinks(transaction, deadLinksOf(build), by);
      endAll(transaction, build.id);
      recordChange(transaction, { cause: causes.anyway, by });
    });
    return;
  }
  refuseAction(hasOtherHost() && messages.releasesElsewhere);
  refuseAction(
    build.getString('status') === 'live' ? messages.liveAlready : !build.getString('release') && messages.noRelease,
  );
  build.set('asked_by', by);
  inOneTransaction(e, (transaction) => {
    e.next();
    if (!isNewest(transaction, build.getString('release'))) pausePublishing(transaction);
  });
}

/** Paths that were taken down and are still linked to, if nothing else keeps the build from going live. */
function deadLinksOf(build: core.Record) {
  if (build.getString('status') !== 'failed') return [];
  return jsonOf(build, 'dead_links') || [];
}

function refuseAction(why: string | false) {
  if (why) refuse(why, 'action', 'action_impossible', why);
}
