import { endImpossibleWaits, moment } from '../lib/moment';
import { describeRefusal, isSettled, MOST_ATTEMPTS, pauseAfter, sign } from './delivery';

const TIMEOUT_S = 10;
/** Longer than a request may take; after it the row of a process that died is taken over. */
const LEASE_MS = 60_000;
/** By number of attempts, beginning with none. */
const LONGEST_PAUSES = Array.from({ length: MOST_ATTEMPTS }, (_, attempts) => pauseAfter(attempts, 1) || 0);
const LOOK_MS = 1000;
const KEPT = 100;

/**
 * Notifies the host of BUILD_HOOK_URL of changed content, and repeats failed notifications. Several processes may run it: one
 * UPDATE takes a row, which SQLite grants to one of them. A host may be notified of a change twice, but not never.
 * @param options patience: how long to wait for further changes, in milliseconds
 */
export function tellHosts(
  app: core.App,
  { patience = 0 }: { patience?: number } = {},
): { delivered: number; failed: number } {
  const done = { delivered: 0, failed: 0 };
  const url = $os.getenv('BUILD_HOOK_URL');
  if (!url) return done;
  endImpossibleWaits(app, 'deploy_hooks', { pauses: LONGEST_PAUSES, leaseMs: LEASE_MS });
  // Counted instead of read from the clock: a clock put back by an hour would keep this job for an hour.
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

/** Adds a row for the newest change. Rows that wait for a retry are about older content and are replaced. */
function enqueue(app: core.App, url: string) {
  // Runs every second: a transaction would block all writers.
  if (!untold(app)) return;
  app.runInTransaction((transaction) => {
    // Takes the lock first: SQLite refuses a transaction that has read and then finds that another one wrote.
    transaction.db().newQuery('DELETE FROM {{deploy_hooks}} WHERE 0').execute();
    const state = untold(transaction);
    if (!state) return;
    const revision = state.getInt('revision');
    const over = $dbx.exp("[[status]] = 'waiting' OR ([[status]] = 'sending' AND [[lease_until]] <= {:now})", {
      now: moment(),
    });
    transaction.db().update('deploy_hooks', { status: 'replaced', updated: moment() }, over).execute();
    const row = new Record(transaction.findCollectionByNameOrId('deploy_hooks'));
    const { cause, by } = { cause: state.getString('cause'), by: state.getString('by') };
    const values = { status: 'waiting', cause, by, host: hostOf(url), revision, next_try: moment() };
    Object.entries(values).forEach(([name, value]) => row.set(name, value));
    transaction.save(row);
    forgetOld(transaction, revision);
  });
}

/** @returns the state of the content when its last change is settled and was not notified */
function untold(app: core.App): core.Record | undefined {
  const state = app.findRecordById('publishing', 'publishing00001');
  const revision = state.getInt('revision');
  const [newest] = app.findRecordsByFilter('deploy_hooks', '', '-revision', 1, 0);
  if (revision === 0 || (newest && newest.getInt('revision') >= revision)) return undefined;
  const settled = isSettled(state.getString('changed_at'), state.getString('first_change_at'), Date.now());
  return settled ? state : undefined;
}

function attempt(app: core.App, url: string, row: DynamicModel) {
  const outcome = post(url, row);
  if (outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300) {
    settle(app, row, { status: 'delivered', delivered_at: moment(), last_error: '' });
    return true;
  }
  const words = describeRefusal(hostOf(url), outcome);
  const pause = pauseAfter(row.attempts, Math.random());
  const next = pause ? { status: 'waiting', next_try: moment(Date.now() + pause) } : { status: 'failed' };
  settle(app, row, { ...next, last_error: words });
  app.logger().warn('A host was not told of a change', 'hook', row.id, 'attempts', row.attempts, 'error', words);
  return false;
}

function post(url: string, { id, revision, cause }: DynamicModel): { status?: number; error?: string } {
  const body = JSON.stringify({ event: 'content.changed', delivery: id, revision, cause });
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'site-build-hook',
    ...sign(body, $os.getenv('BUILD_HOOK_SECRET'), Math.floor(Date.now() / 1000), $security.hs256),
  };
  try {
    return { status: $http.send({ url, method: 'POST', body, headers, timeout: TIMEOUT_S }).statusCode };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Takes a due row, or one whose sender is gone; one at a time, so that the newest is sent last. */
function take(app: core.App) {
  const now = moment();
  const due = `(status = "waiting" && next_try <= "${now}") || (status = "sending" && lease_until <= "${now}")`;
  if (app.findRecordsByFilter('deploy_hooks', due, '', 1, 0).length === 0) return undefined;
  const rows = arrayOf(new DynamicModel({ id: '', revision: 0, cause: '', attempts: 0, lease: '' }));
  app
    .nonconcurrentDB()
    .newQuery(
      `UPDATE {{deploy_hooks}}
       SET [[status]] = 'sending', [[attempts]] = [[attempts]] + 1, [[lease]] = {:lease}, [[lease_until]] = {:until},
           [[updated]] = {:now}
       WHERE [[id]] = (
         SELECT [[id]] FROM {{deploy_hooks}}
         WHERE ([[status]] = 'waiting' AND [[next_try]] <= {:now})
            OR ([[status]] = 'sending' AND [[lease_until]] <= {:now})
         ORDER BY [[revision]] DESC LIMIT 1)
       AND NOT EXISTS (SELECT 1 FROM {{deploy_hooks}} WHERE [[status]] = 'sending' AND [[lease_until]] > {:now})
       RETURNING [[id]], [[revision]], [[cause]], [[attempts]], [[lease]]`,
    )
    .bind({ now, lease: $security.randomString(20), until: moment(Date.now() + LEASE_MS) })
    .all(rows);
  return rows[0];
}

/** Writes the outcome, unless the lease ended and another process has the row; a newer waiting row replaces this one. */
function settle(app: core.App, { id, lease, revision }: DynamicModel, outcome: Record<string, string | undefined>) {
  const [newer] = app.findRecordsByFilter('deploy_hooks', 'status = "waiting" && revision > {:revision}', '', 1, 0, {
    revision,
  });
  const replaced = newer && outcome.status === 'waiting' ? { status: 'replaced' } : {};
  const values = { ...outcome, ...replaced, lease: '', lease_until: '', updated: moment() };
  app.nonconcurrentDB().update('deploy_hooks', values, $dbx.hashExp({ id, lease })).execute();
}

function forgetOld(app: core.App, revision: number) {
  const [last] = app.findRecordsByFilter('deploy_hooks', 'revision < {:revision}', '-revision', 1, KEPT - 1, {
    revision,
  });
  if (!last) return;
  const before = { before: last.getInt('revision') };
  app.db().delete('deploy_hooks', $dbx.exp('[[revision]] < {:before}', before)).execute();
}

/** The part of a URL that is not secret. */
const hostOf = (url: string) => (/^https?:\/\/(?:[^/@]*@)?([^/?#]+)/.exec(url) || [url, 'BUILD_HOOK_URL'])[1];
