import type { Lease, Outcome } from '../../../src/lib/publishing/protocol';
import { moment } from '../lib/moment';
import { carryOver, takeBackPermissions } from '../shrink/decideShrink';
import { describeShrink } from '../shrink/describeShrink';
import { forgetEnded } from '../setAside/endSetAside';
import { setFaultsAside } from '../setAside/setFaultsAside';
import { fenced } from './fenced';
import { waitingBuild } from '../queue/recordChange';
import { pauseAfter } from './mendClock';
import { hasOtherHost } from '../queue/builders';
import { publishingRow, timeOf } from '../queue/publishingRow';

/** The outcome of a build under a lease. */
export type Finished = Outcome & Pick<Lease, 'fence'>;

const KEPT_BUILDS = 200;
const COUNTED = ['release', 'parts', 'pages', 'pages_changed', 'changed_paths'];
const OUTCOME = [...COUNTED, 'error', 'error_link', 'warning', 'dead_links'];

/**
 * Ends a build: stores its outcome and gives the lease back.
 * @param outcome status `queued`: the builder is being stopped, another one will build; ofMachine: the build is retried
 *   automatically
 * @returns whether its lease was valid
 */
export function finish(app: core.App, outcome: Finished): boolean {
  const mine = fenced(app, outcome.fence, (transaction, row, build) => {
    if (outcome.status === 'live') settleLive(transaction, row, build);
    if (outcome.status === 'failed') settleFailed(row, build, outcome.ofMachine);
    row.load({ holder: '', lease_until: '' });
    // The lease cleared `retry_at`: with `failed_revision` no builder would begin it again.
    if (outcome.status === 'queued') row.load({ failed_revision: 0, ...(hasOtherHost() && retrySoon(row)) });
    transaction.save(row);
    if (outcome.status === 'queued') {
      queueAgain(transaction, build);
      return;
    }

    const fields: Record<string, unknown> = { ...outcome };
    OUTCOME.filter((name) => fields[name] !== undefined).forEach((name) => build.set(name, fields[name]));
    if (outcome.shrink) describeShrink(transaction, build, outcome.shrink);
    else if (outcome.status === 'failed') carryOver(transaction, build);
    build.load({ status: outcome.status, progress: '', finished_at: moment() });
    // The clock may have been set back meanwhile, and the field accepts no negative number: the build would never end.
    build.set('duration_ms', Math.max(0, Date.now() - timeOf(build, 'started_at')));
    const isOfContent = outcome.status === 'failed' && !outcome.ofMachine && !outcome.shrink;
    const queueRest = isOfContent ? setFaultsAside(transaction, build, outcome.faults) : undefined;
    transaction.save(build);
    queueRest?.();
  });
  if (mine) forgetOldBuilds(app);
  return mine;
}

function settleLive(app: core.App, row: core.Record, build: core.Record) {
  replaceLive(app, 'replaced');
  takeBackPermissions(app, build.getInt('revision'));
  forgetEnded(app, build.getInt('revision'));
  row.load({ built_revision: build.getInt('revision'), failed_revision: 0, failures: 0, retry_at: '' });
}

function settleFailed(row: core.Record, build: core.Record, ofMachine = false) {
  const failures = row.getInt('failures') + 1;
  // A newer change is a next attempt of its own.
  const isNewest = row.getInt('revision') === build.getInt('revision');
  const retry_at = ofMachine && isNewest ? moment(Date.now() + pauseAfter(failures)) : '';
  row.load({ failures, failed_revision: build.getInt('revision'), retry_at });
}

/** Another host polls nothing: it is notified again of a build that was stopped there (hooks/deploy). */
function retrySoon(row: core.Record) {
  const failures = row.getInt('failures') + 1;
  return { failures, retry_at: moment(Date.now() + pauseAfter(failures)) };
}

/** Queues a build again, unless a newer one waits already and includes its changes, or no change waits that would begin it. */
export function queueAgain(app: core.App, build: core.Record) {
  const row = publishingRow(app);
  if (waitingBuild(app) || row.getInt('revision') <= row.getInt('built_revision')) {
    app.delete(build);
    return;
  }
  build.load({ status: 'queued', progress: '', started_at: '', fence: '' });
  app.save(build);
}

/** Gives the release that was live until now its new status. */
export function replaceLive(app: core.App, status: 'replaced' | 'rolled_back') {
  app.findRecordsByFilter('builds', 'status = "live"', '', 0, 0).forEach((build) => {
    build.set('status', status);
    app.save(build);
  });
}

/**
 * Deletes old builds; the newest are kept, and always the live one and the waiting one. Those with a release, to which an editor may
 * go back, are counted apart: a weekend of failures makes 200 rows.
 */
export function forgetOldBuilds(app: core.App) {
  for (const which of ['release != ""', 'release = ""'])
    app
      .findRecordsByFilter(
        'builds',
        `status != "live" && status != "queued" && ${which}`,
        '-created',
        1000,
        KEPT_BUILDS,
      )
      .forEach((build) => app.delete(build));
}
