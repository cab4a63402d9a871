import type { Lease } from '../../../src/lib/publishing/protocol';
import { causes, faults } from '../../../locales/en/status.json';
import { fill } from '../../../src/lib/text/fill';
import { moment } from '../lib/moment';
import { allowedNow } from '../shrink/decideShrink';
import { waitingBuild } from '../queue/recordChange';
import { forgetOldBuilds } from './finish';
import { mendClock, pauseAfter } from './mendClock';
import { hasOtherHost, isAnyBuilderHere } from '../queue/builders';
import { publishingRow, timeOf } from '../queue/publishingRow';

interface Refused {
  refused: string;
}

/** A builder renews its lease every few seconds. One that sends nothing for this long has ended, or may no longer publish. */
export const LEASE_MS = 60_000;
/** After this many builders died in a row the next one still begins at once. */
const DEATHS_AT_ONCE = 1;

/**
 * Gives one builder the right to build and publish, with a number that is higher than all before.
 * @param request holder: the builder. over: a holder that is known to be dead, whose lease need not end first. cause: that of
 *   a build without a waiting change
 */
export function lease(
  app: core.App,
  { holder, over, cause }: { holder: string; over?: string; cause?: string },
): Lease | Refused {
  let answer: Lease | Refused = { refused: 'The lease was not read.' };
  mendClock(app, LEASE_MS);
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    const others = row.getString('holder');
    if (others && others !== holder && others !== over && timeOf(row, 'lease_until') > Date.now()) {
      answer = { refused: `${others} builds now.` };
      return;
    }
    abandon(transaction, row);
    if (!cause && timeOf(row, 'retry_at') > Date.now()) {
      transaction.save(row);
      answer = { refused: 'The last attempts failed; the next one waits.' };
      return;
    }
    const firstChange = timeOf(row, 'first_change_at');
    const lease_until = moment(Date.now() + LEASE_MS);
    row.load({ holder, lease_until, fence: row.getInt('fence') + 1, first_change_at: '', retry_at: '' });
    transaction.save(row);
    answer = { ...begin(transaction, row, cause), waited: firstChange ? Math.max(0, Date.now() - firstChange) : 0 };
  });
  return answer;
}

/** Ends the builds of a builder that is gone, and counts them: builders that die of each build must not repeat it at once. */
function abandon(app: core.App, row: core.Record) {
  const builds = app.findRecordsByFilter('builds', 'status = "building" || status = "checking"', '', 0, 0);
  builds.forEach((build) => {
    build.load({ status: 'failed', progress: '', finished_at: moment(), error: faults.builderGone });
    app.save(build);
  });
  row.load({ holder: '', lease_until: '' });
  if (builds.length === 0) return;
  forgetOldBuilds(app);
  const failures = row.getInt('failures') + 1;
  row.set('failures', failures);
  // Without a waiting change, for new code or settings, no next build would begin by itself; nor on another host, which polls nothing.
  const isRepeated = !hasOtherHost() || isAnyBuilderHere($app.store());
  if (isRepeated && failures <= DEATHS_AT_ONCE && row.getInt('revision') > row.getInt('built_revision')) return;
  row.set('failed_revision', row.getInt('revision'));
  row.set('retry_at', moment(Date.now() + pauseAfter(failures)));
}

/** Ends the build of a builder that stopped answering, even if no other builder comes. */
export function endSilence(app: core.App) {
  mendClock(app, LEASE_MS);
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    if (!row.getString('holder') || timeOf(row, 'lease_until') > Date.now()) return;
    abandon(transaction, row);
    transaction.save(row);
  });
}

function begin(app: core.App, row: core.Record, cause = '') {
  const build = waitingBuild(app) || asked(app, row, cause);
  // The first release publishes all records; the name of the last one would mislead.
  if (!hasRelease(app)) build.load({ cause: causes.first, by: '', collection: '', record: '' });
  const [fence, revision] = [row.getInt('fence'), row.getInt('revision')];
  build.load({ status: 'building', started_at: moment(), fence, revision });
  app.save(build);
  const allowed = allowedNow(app);
  return { fence, revision, build: build.id, cause: build.getString('cause'), ...(allowed && { allowed }) };
}

function hasRelease(app: core.App) {
  return app.findRecordsByFilter('builds', 'release != ""', '', 1, 0).length > 0;
}

function asked(app: core.App, row: core.Record, cause: string) {
  const build = new Record(app.findCollectionByNameOrId('builds'));
  build.set('cause', cause || fill(causes.again, { cause: row.getString('cause') }));
  if (!cause) ['by', 'collection', 'record'].forEach((name) => build.set(name, row.getString(name)));
  return build;
}
