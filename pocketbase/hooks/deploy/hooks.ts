import { countRows, endImpossibleWaits, restarted, restartWaiting, settle, takeRow } from '../lib/leasedQueue';
import { moment } from '../lib/moment';
import { pauseAfter as pauseOfRetry } from '../publishing/mendClock';
import { publishingRow, timeOf } from '../queue/publishingRow';
import { addCommand, cronAdd, onRecordUpdate } from '../register';
import { describeRefusal, hostOf, isSettled, MOST_ATTEMPTS, pauseAfter, post } from './delivery';

/** Longer than a request may take; after it another process takes over the row of one that died. */
const LEASE_MS = 60_000;
/** The pause after each number of attempts, beginning with none. */
const LONGEST_PAUSES = Array.from({ length: MOST_ATTEMPTS }, (_, attempts) => pauseAfter(attempts, 1) || 0);
const LOOK_MS = 1000;
const KEPT = 100;
/** Of builds on the other host that fail one after the other: their pauses take 16 minutes together, and a host may charge for each. */
const MOST_REPEATS = 6;

/**
 * Notifies the host of BUILD_HOOK_URL of changed content, and repeats failed notifications. Several processes may run it: one
 * UPDATE takes a row, which SQLite grants to one of them. A host may be notified of a change twice, but not never.
 * @param options patience: the wait for further changes, in milliseconds
 */
export function notifyHosts(
  app: core.App,
  { patience = 0 }: { patience?: number } = {},
): { delivered: number; failed: number } {
  const done = { delivered: 0, failed: 0 };
  const url = $os.getenv('BUILD_HOOK_URL');
  if (!url) return done;
  repeatAfterFailure(app);
  endImpossibleWaits(app, 'deploy_hooks', { pauses: LONGEST_PAUSES, leaseMs: LEASE_MS });
  // Counted instead of read from the clock: a clock set back by an hour would keep this job running for an hour.
  let waited = 0;
  for (;;) {
    enqueue(app, url);
    const row = take(app);
    if (row) done[attempt(app, url, row) ? 'delivered' : 'failed'] += 1;
    else if (waited + LOOK_MS >= patience) return done;
    else {
      sleep(LOOK_MS);
      waited += LOOK_MS;
    }
  }
}

/**
 * Notifies the host again after its build died, was stopped, or failed by the machine: nothing on the host repeats it. The time of the
 * retry stays for a builder of this machine, which may be the one that failed.
 */
function repeatAfterFailure(app: core.App) {
  if (!failedNotice(app)) return;
  app.runInTransaction((transaction) => {
    takeLock(transaction);
    const notice = failedNotice(transaction);
    if (!notice) return;
    notice.load({ status: 'waiting', ...restarted() });
    transaction.save(notice);
  });
}

/** The delivered notification of a change whose build failed after it, once the pause is over. */
function failedNotice(app: core.App): core.Record | undefined {
  const state = publishingRow(app);
  const [retryAt, failures] = [timeOf(state, 'retry_at'), state.getInt('failures')];
  if (retryAt === 0 || retryAt > Date.now() || state.getString('holder') || failures > MOST_REPEATS) return undefined;
  const [newest] = app.findRecordsByFilter('deploy_hooks', '', '-revision', 1, 0);
  const failedAt = retryAt - pauseOfRetry(failures);
  return newest?.getString('status') === 'delivered' && timeOf(newest, 'delivered_at') < failedAt ? newest : undefined;
}

/** SQLite refuses a transaction that has read and then finds that another one wrote. */
const takeLock = (transaction: core.App) => transaction.db().newQuery('DELETE FROM {{deploy_hooks}} WHERE 0').execute();

/** Adds a row for the newest change. Rows that wait for a retry are about older content and are replaced. */
function enqueue(app: core.App, url: string) {
  // Runs every second: a transaction would block all writers.
  if (!changeToReport(app)) return;
  app.runInTransaction((transaction) => {
    takeLock(transaction);
    const state = changeToReport(transaction);
    if (!state) return;
    const revision = state.getInt('revision');
    const over = $dbx.exp("[[status]] = 'waiting' OR ([[status]] = 'sending' AND [[lease_until]] <= {:now})", {
      now: moment(),
    });
    transaction.db().update('deploy_hooks', { status: 'replaced', updated: moment() }, over).execute();
    const [cause, by] = [state.getString('cause'), state.getString('by')];
    const values = { status: 'waiting', cause, by, host: hostOf(url), revision, next_try: moment() };
    transaction.save(new Record(transaction.findCollectionByNameOrId('deploy_hooks'), values));
    forgetOld(transaction, revision);
  });
}

/** The publishing row, once its last change is settled and was not reported to the host. */
function changeToReport(app: core.App): core.Record | undefined {
  const state = publishingRow(app);
  const revision = state.getInt('revision');
  const [newest] = app.findRecordsByFilter('deploy_hooks', '', '-revision', 1, 0);
  if (revision === 0 || (newest && newest.getInt('revision') >= revision)) return undefined;
  const settled = isSettled(state.getString('changed_at'), state.getString('first_change_at'), Date.now());
  return settled ? state : undefined;
}

function attempt(app: core.App, url: string, row: DynamicModel) {
  const outcome = post(url, row);
  if (outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300) {
    settle(app, 'deploy_hooks', row, { status: 'delivered', delivered_at: moment(), last_error: '' });
    return true;
  }
  const words = describeRefusal(hostOf(url), outcome);
  const pause = pauseAfter(row.attempts, Math.random());
  const retry = { status: hasNewer(app, row) ? 'replaced' : 'waiting', next_try: moment(Date.now() + (pause ?? 0)) };
  settle(app, 'deploy_hooks', row, { ...(pause ? retry : { status: 'failed' }), last_error: words });
  app.logger().warn('A host was not told of a change', 'hook', row.id, 'attempts', row.attempts, 'error', words);
  return false;
}

/** Takes a due row, or one whose sender is gone; one at a time, so that the newest is sent last. */
function take(app: core.App) {
  const now = moment();
  const due = `(status = "waiting" && next_try <= "${now}") || (status = "sending" && lease_until <= "${now}")`;
  if (app.findRecordsByFilter('deploy_hooks', due, '', 1, 0).length === 0) return undefined;
  return takeRow(app, 'deploy_hooks', {
    columns: { id: '', revision: 0, cause: '', attempts: 0, lease: '' },
    order: '[[revision]] DESC',
    lease: $security.randomString(20),
    leaseMs: LEASE_MS,
    most: 1,
  });
}

/** Whether a newer row waits, which replaces this one. */
const hasNewer = (app: core.App, { revision }: DynamicModel) =>
  app.findRecordsByFilter('deploy_hooks', 'status = "waiting" && revision > {:revision}', '', 1, 0, { revision })
    .length > 0;

function forgetOld(app: core.App, revision: number) {
  const [last] = app.findRecordsByFilter('deploy_hooks', 'revision < {:revision}', '-revision', 1, KEPT - 1, {
    revision,
  });
  if (!last) return;
  const before = { before: last.getInt('revision') };
  app.db().delete('deploy_hooks', $dbx.exp('[[revision]] < {:before}', before)).execute();
}

// While BUILD_HOOK_URL is set: notifies another host to build. Never within a request: a host that hangs would block it.
cronAdd('deploy_hooks', '* * * * *', () => {
  notifyHosts($app, { patience: 55_000 });
});

// Setting a failed notification to waiting restarts it at once.
onRecordUpdate((e) => restartWaiting(e), 'deploy_hooks');

// `pocketbase tell-hosts`: sends due notifications now and reports the result.
addCommand({
  use: 'tell-hosts',
  short: 'Sends the notifications that are due to the host of BUILD_HOOK_URL',
  run: () => {
    const { delivered, failed } = notifyHosts($app);
    console.log(
      `hooks: ${delivered} delivered, ${failed} failed, ${countRows($app, 'deploy_hooks', 'waiting')} waiting`,
    );
  },
});
