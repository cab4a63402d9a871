import { moment } from '../lib/moment';
import { carryOver, takeBackPermissions } from '../shrink/decide';
import { describeShrink } from '../shrink/describeShrink';
import type { ShrinkSet } from '../shrink/summarise';
import { fenced } from './fenced';
import { waitingBuild } from '../queue/mark';
import { pauseAfter } from './pauseAfter';
import { timeOf } from '../queue/publishingRow';

/** How a build ended; further fields are those of `OUTCOME`. */
export interface Outcome {
  fence: number;
  status: 'live' | 'failed' | 'queued';
  /** The machine failed and not the content: another attempt may succeed. */
  ofMachine?: boolean;
  /** The build would take away this much, and was refused for it. */
  shrink?: ShrinkSet;
}

const KEPT_BUILDS = 200;
const COUNTED = ['release', 'parts', 'pages', 'pages_changed', 'changed_paths'];
const OUTCOME = [...COUNTED, 'error', 'error_link', 'warning', 'dead_links'];

/**
 * Ends a build: stores its outcome and gives the lease back.
 * @param outcome and the fields of a row of
 * `builds`. queued: the builder is being stopped, another one will do it. ofMachine: the content had no part in the
 * failure, so it is tried again by itself
 * @returns whether its lease held
 */
export function finish(app: core.App, outcome: Outcome): boolean {
  const mine = fenced(app, outcome.fence, (transaction, row, build) => {
    if (outcome.status === 'live') settleLive(transaction, row, build);
    if (outcome.status === 'failed') settleFailed(row, build, outcome.ofMachine);
    row.set('holder', '');
    row.set('lease_until', '');
    transaction.save(row);
    if (outcome.status === 'queued') {
      queueAgain(transaction, build);
      return;
    }

    const fields: Record<string, unknown> = { ...outcome };
    OUTCOME.filter((name) => fields[name] !== undefined).forEach((name) => build.set(name, fields[name]));
    if (outcome.shrink) describeShrink(transaction, build, outcome.shrink);
    else if (outcome.status === 'failed') carryOver(transaction, build);
    build.set('status', outcome.status);
    build.set('progress', '');
    build.set('finished_at', moment());
    // The clock may have been put back meanwhile, and the field takes no negative number: the build would never end.
    build.set('duration_ms', Math.max(0, Date.now() - timeOf(build, 'started_at')));
    transaction.save(build);
  });
  if (mine) forgetOldBuilds(app);
  return mine;
}

function settleLive(app: core.App, row: core.Record, build: core.Record) {
  replaceLive(app, 'replaced');
  takeBackPermissions(app, build.getInt('revision'));
  row.set('built_revision', build.getInt('revision'));
  row.set('failed_revision', 0);
  row.set('failures', 0);
  row.set('retry_at', '');
}

function settleFailed(row: core.Record, build: core.Record, ofMachine = false) {
  const failures = row.getInt('failures') + 1;
  row.set('failures', failures);
  row.set('failed_revision', build.getInt('revision'));
  row.set('retry_at', ofMachine ? moment(Date.now() + pauseAfter(failures)) : '');
}

/**
 * It waits again, unless a newer one waits already and takes its changes along.
 */
export function queueAgain(app: core.App, build: core.Record) {
  if (waitingBuild(app)) {
    app.delete(build);
    return;
  }
  ['progress', 'started_at', 'fence'].forEach((name) => build.set(name, ''));
  build.set('status', 'queued');
  app.save(build);
}

/**
 * Marks the release that visitors saw until now.
 * @param status its new status
 */
export function replaceLive(app: core.App, status: 'replaced' | 'rolled_back') {
  app.findRecordsByFilter('builds', 'status = "live"', '', 0, 0).forEach((build) => {
    build.set('status', status);
    app.save(build);
  });
}

/** The newest are kept, and always what is live and what waits. */
function forgetOldBuilds(app: core.App) {
  app
    .findRecordsByFilter('builds', 'status != "live" && status != "queued"', '-created', 1000, KEPT_BUILDS)
    .forEach((build) => app.delete(build));
}
