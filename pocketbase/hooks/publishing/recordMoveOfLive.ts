import { causes } from '../../../locales/en/status.json';
import { fill } from '../../../src/lib/text/fill';
import { moment } from '../lib/moment';
import { queueAgain, replaceLive } from './finish';
import { recordChange } from '../queue/recordChange';
import { liveRelease, publishingRow } from '../queue/publishingRow';

/**
 * Pauses publishing after an older release was chosen: earlier changes, also those that are being built, go live only with the
 * next change.
 * @param app of a transaction
 */
export function pausePublishing(app: core.App) {
  const row = publishingRow(app);
  // Without a holder the builder at work may no longer publish.
  row.load({ held_revision: row.getInt('revision'), holder: '', lease_until: '' });
  app.save(row);
  app
    .findRecordsByFilter('builds', 'status = "building" || status = "checking"', '', 0, 0)
    .forEach((build) => queueAgain(app, build));
}

/**
 * Lets earlier changes go live again.
 * @param app of a transaction
 */
function resumePublishing(app: core.App) {
  const row = publishingRow(app);
  // A retry that the pause interrupted has no time any more: it would not be built again.
  row.load({ held_revision: 0, failed_revision: 0 });
  app.save(row);
}

/** Whether a release is the newest one of all builds. */
export function isNewest(app: core.App, release: string) {
  // A release's name begins with its time.
  const [newest] = app.findRecordsByFilter('builds', 'release != ""', '-release', 1, 0);
  return !newest || newest.getString('release') <= release;
}

/**
 * Stores that the live link was moved to an earlier release, or could not be moved.
 * @param report build: the row whose action requested it; without one `npm run rollback` did it. error: why it failed.
 *   lost: nobody chose it, files of the live release are gone
 */
export function recordMoveOfLive(
  app: core.App,
  { release, build, error, lost }: { release: string; build?: string; error?: string; lost?: boolean },
) {
  app.runInTransaction((transaction) => {
    const asking = build && transaction.findRecordById('builds', build);
    const by = asking ? asking.getString('asked_by') : '';
    if (asking) answerAction(transaction, asking, error);

    const live = liveRelease(transaction);
    if (lost) {
      replaceLost(transaction, release, live);
      return;
    }
    if (isNewest(transaction, error ? live : release)) resumePublishing(transaction);
    // An editor's action paused publishing when it was chosen (startAction.ts): a change after that is the next one.
    else if (!asking) pausePublishing(transaction);
    if (error || live === release) return;
    const origin = originOf(transaction, release);
    // A release's name begins with its time.
    replaceLive(transaction, release < live ? 'rolled_back' : 'replaced');
    saveMoved(transaction, { release, by, origin });
    // The build of the live release is unknown, because a backup was restored: the database has to be built as it is.
    if (!origin) recordChange(transaction, { cause: causes.unknownRelease, by });
  });
}

/** Builds the content of a lost release again, unless publishing is paused. */
function replaceLost(app: core.App, release: string, live: string) {
  if (live === release) return;
  const row = publishingRow(app);
  const isHeld = row.getInt('held_revision') >= row.getInt('revision');
  const origin = originOf(app, release);
  replaceLive(app, 'replaced');
  saveMoved(app, { release, by: '', origin });
  if (!isHeld) recordChange(app, { cause: causes.lost });
}

/** The build that made a release. */
const originOf = (app: core.App, release: string) =>
  app.findRecordsByFilter('builds', 'release = {:release}', '-created', 1, 0, { release })[0];

function answerAction(app: core.App, build: core.Record, error?: string) {
  build.load({ action: '', asked_by: '', error: error || '' });
  app.save(build);
}

function saveMoved(app: core.App, { release, by, origin }: { release: string; by: string; origin?: core.Record }) {
  const what = origin ? origin.getString('cause').replace(/^back to /, '') : release;
  const now = moment();
  const build = new Record(app.findCollectionByNameOrId('builds'), {
    status: 'live',
    cause: fill(causes.back, { cause: what }).slice(0, 300),
    by,
    release,
    started_at: now,
    finished_at: now,
  });
  if (origin) ['revision', 'pages', 'collection', 'record'].forEach((name) => build.set(name, origin.get(name)));
  app.save(build);
}
