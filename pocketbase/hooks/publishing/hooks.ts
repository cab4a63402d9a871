import { noteBuilder } from '../queue/builderSeen';
import { wish } from '../queue/previewStatus';
import { publishingRow, timeOf } from '../queue/publishingRow';
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
import { askAction } from './askAction';
import { builderToken } from './builderToken';
import { endSilence, LEASE_MS } from './lease';
import { mendClock } from './mendClock';
import { planAgain, reachMoments } from './moments';
import { takeStep } from './takeStep';
import { noteWho, watchChange } from './watchChange';

/**
 * Refuses who reads drafts for previews: what such an account builds is never for visitors.
 * @param auth a builder or a superuser
 */
function mustBuild(auth: core.Record | undefined) {
  if (auth?.getBool('drafts')) throw new ForbiddenError('This token reads drafts for previews; it may not publish.');
}

/**
 * Returns the state by which a builder decides its next step; times in milliseconds of this server's clock, 0 for none.
 */
function state(app: core.App) {
  mendClock(app, LEASE_MS);
  const row = publishingRow(app);
  const live = app.findRecordsByFilter('builds', 'status = "live"', '-created', 1, 0)[0];
  return {
    now: Date.now(),
    revision: row.getInt('revision'),
    builtRevision: row.getInt('built_revision'),
    heldRevision: row.getInt('held_revision'),
    failedRevision: row.getInt('failed_revision'),
    retryAt: timeOf(row, 'retry_at'),
    changedAt: timeOf(row, 'changed_at'),
    firstChangeAt: timeOf(row, 'first_change_at'),
    nextAt: timeOf(row, 'next_at'),
    holder: row.getString('holder'),
    leaseUntil: timeOf(row, 'lease_until'),
    liveRelease: live ? live.getString('release') : '',
    preview: wish(),
    moves: app.findRecordsByFilter('builds', 'action = "go live"', 'updated', 20, 0).map((build) => ({
      build: build.id,
      release: build.getString('release'),
    })),
  };
}

// A change of what visitors read marks the site as changed, in the change's own transaction; a builder does the rest.
onRecordCreateExecute((e) => watchChange(e, 'create'));
onRecordUpdateExecute((e) => watchChange(e, 'update'));
onRecordDeleteExecute((e) => watchChange(e, 'delete'));

onRecordCreateRequest((e) => noteWho(e));
onRecordUpdateRequest((e) => noteWho(e));
onRecordDeleteRequest((e) => noteWho(e));

onRecordUpdate((e) => askAction(e), 'builds');

// A builder asks twice a second, and with that what was planned is published in its second. Where none runs, or a backup
// was restored, the minute will do.
cronAdd('publishing', '* * * * *', () => {
  endSilence($app);
  planAgain($app);
});

// Calls of builders. 409: another builder came after this one, which may not publish any more.
routerAdd(
  'GET',
  '/_site/publishing/state',
  (e) => {
    mustBuild(e.auth);
    reachMoments($app);
    // The status page tells editors when nobody asks any more.
    noteBuilder($app.store(), { makesPreviews: e.request.url.query().get('previews') === '1' });
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, state($app));
  },
  $apis.requireAuth('_superusers', 'builders'),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'POST',
  '/_site/publishing/{step}',
  (e) => {
    mustBuild(e.auth);
    return takeStep(e);
  },
  $apis.requireAuth('_superusers', 'builders'),
  // A refused build names every record and page that it would take away.
  $apis.bodyLimit(6 * 1024 * 1024),
  $apis.skipSuccessActivityLog(),
);

// `pocketbase builder-token <name>`; `keep <name>`, `drafts <name>`, `revoke <name>` and `list`: see pocketbase/hooks/publishing/builderToken.ts.
addCommand({
  use: 'builder-token',
  short: 'Makes the token by which a builder on another machine signs in',
  run: (args) => {
    console.log(builderToken($app, args));
  },
});
