import type { QueueState } from '../../../src/lib/publishing/protocol';
import { forgetWithdrawn, keepWithdrawn, publicationOf } from '../bin/newRow';
import { isContent, isVisible } from '../lib/describeRecord';
import { inOneTransaction } from '../lib/transaction';
import { noteBuilder } from '../queue/builders';
import { refuseUnprepared } from '../prepared/prepareSave';
import { publishDue } from '../prepared/publishDue';
import { changeOf, recordChange } from '../queue/recordChange';
import { previewRequest } from '../queue/previewStatus';
import { liveRelease, publishingRow, timeOf } from '../queue/publishingRow';
import {
  addCommand,
  cronAdd,
  onRecordCreateExecute,
  onRecordCreateRequest,
  onRecordDeleteExecute,
  onRecordDeleteRequest,
  onRecordUpdate,
  onRecordUpdateExecute,
  onRecordUpdateRequest,
  routerAdd,
} from '../register';
import { endOnChange } from '../setAside/endSetAside';
import { beginVersion } from '../versions/keepVersion';
import { saveOrRestore } from '../versions/restoreVersion';
import { builderToken } from './builderToken';
import { endSilence, LEASE_MS } from './lease';
import { mendClock } from './mendClock';
import { markDueRecords, planAgain, planNext } from './scheduledTimes';
import { startAction } from './startAction';
import { takeStep } from './takeStep';

const VERBS = { create: 'added', update: 'changed', delete: 'deleted' } as const;

/**
 * Wraps the write of any record, whichever way it comes: marks the site as changed if the write changes it for visitors, in one
 * transaction with the write, and keeps a version of the record.
 */
function watchChange(e: core.RecordEvent, kind: 'create' | 'update' | 'delete') {
  if (!isContent(e.record.collection())) return e.next();
  inOneTransaction(e, (transaction) => {
    const before = kind !== 'create' && isVisible(transaction, e.record);
    const publication = publicationOf(e.record);
    const keepVersion = kind === 'delete' ? undefined : beginVersion(transaction, e.record);
    e.next();
    keepVersion?.();
    const after = kind !== 'delete' && isVisible(transaction, e.record);
    const isTriedAgain = endOnChange(transaction, e.record);
    if (before || after || isTriedAgain) recordChange(transaction, changeOf(e.record, verbFor(kind, before, after)));
    planNext(transaction, e.record);
    if (kind === 'update' && before && !after) keepWithdrawn(transaction, e.record, publication);
    if (kind === 'update' && after && !before) forgetWithdrawn(transaction, e.record);
  });
}

function verbFor(kind: keyof typeof VERBS, before: boolean, after: boolean) {
  if (kind !== 'update' || before === after) return VERBS[kind];
  return after ? 'published' : 'withdrawn';
}

/** Notes the person behind a request, for watchChange(), and refuses a save that would be published by mistake. `@by` is no field: it is never saved and never shown. */
function notePerson(e: core.RecordRequestEvent) {
  refuseUnprepared(e);
  const { auth, record } = e;
  record.set('@by', auth ? auth.getString('email') || auth.getString('name') : '');
  record.set('@byId', auth ? auth.id : '');
}

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

// A change for visitors marks the site as changed, in the change's own transaction; a builder does the rest.
onRecordCreateExecute((e) => watchChange(e, 'create'));
onRecordUpdateExecute((e) => watchChange(e, 'update'));
onRecordDeleteExecute((e) => watchChange(e, 'delete'));

onRecordCreateRequest((e) => {
  notePerson(e);
  return e.next();
});
onRecordUpdateRequest((e) => {
  notePerson(e);
  return saveOrRestore(e);
});
onRecordDeleteRequest((e) => {
  notePerson(e);
  return e.next();
});

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
