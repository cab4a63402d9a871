import type { QueueState } from '../../../src/lib/publishing/protocol';
import { noteBuilder } from '../queue/builders';
import { publishDue } from '../prepared/publishDue';
import { previewRequest } from '../queue/previewStatus';
import { liveRelease, publishingRow, timeOf } from '../queue/publishingRow';
import { addCommand, cronAdd, onRecordUpdate, routerAdd } from '../register';
import { builderToken } from './builderToken';
import { endSilence, LEASE_MS } from './lease';
import { mendClock } from './mendClock';
import { markDueRecords, planAgain } from './scheduledTimes';
import { startAction } from './startAction';
import { takeStep } from './takeStep';

/** Refuses a builder account that reads drafts for previews: its builds are never for visitors. */
function mustBuild(auth: core.Record | undefined) {
  if (auth?.getBool('drafts')) throw new ForbiddenError('This token reads drafts for previews; it may not publish.');
}

/** The state by which a builder decides its next step; times in milliseconds of this server's clock, 0 for none. */
function state(app: core.App): QueueState {
  mendClock(app, LEASE_MS);
  const row = publishingRow(app);
  return {
    now: Date.now(),
    revision: row.getInt('revision'),
    builtRevision: row.getInt('built_revision'),
    heldRevision: row.getInt('held_revision'),
    failedRevision: row.getInt('failed_revision'),
    retryAt: timeOf(row, 'retry_at'),
    changedAt: timeOf(row, 'changed_at'),
    firstChangeAt: timeOf(row, 'first_change_at'),
    holder: row.getString('holder'),
    leaseUntil: timeOf(row, 'lease_until'),
    liveRelease: liveRelease(app),
    preview: previewRequest(),
    moves: app.findRecordsByFilter('builds', 'action = "go live"', 'updated', 20, 0).map((build) => ({
      build: build.id,
      release: build.getString('release'),
    })),
  };
}

onRecordUpdate((e) => startAction(e), 'builds');

// A builder polls twice a second, which publishes a scheduled record within a second of its time. Without a builder, or after
// a restored backup, once a minute is enough.
cronAdd('publishing', '* * * * *', () => {
  endSilence($app);
  planAgain($app);
  publishDue($app);
});

// Calls of builders. 409: another builder has the lease now, and this one may no longer publish.
routerAdd(
  'GET',
  '/_site/publishing/state',
  (e) => {
    mustBuild(e.auth);
    try {
      markDueRecords($app);
    } catch (error) {
      // Tried again at the next request: a builder without an answer would publish nothing at all.
      $app.logger().error('Scheduled records were not marked', 'error', String(error));
    }
    publishDue($app);
    // Lets the status page report when no builder polls.
    noteBuilder($app.store(), { makesPreviews: e.request.url.query().get('previews') === '1' });
    return e.json(200, state($app));
  },
  { auth: 'builders', unlogged: true },
);

routerAdd(
  'POST',
  '/_site/publishing/{step}',
  (e) => {
    mustBuild(e.auth);
    return takeStep(e);
  },
  // A refused build lists every record and page that it would take away.
  { auth: 'builders', maxBytes: 6 * 1024 * 1024, unlogged: true },
);

// `pocketbase builder-token <name>`; `keep <name>`, `drafts <name>`, `revoke <name>` and `list`: see builderToken.ts.
addCommand({
  use: 'builder-token',
  short: 'Makes the token by which a builder on another machine signs in',
  run: (args) => {
    console.log(builderToken($app, args));
  },
});
