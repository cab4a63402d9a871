import { moment } from '../lib/moment';
import { replaceLive } from './finish';
import { hold, isNewest, letGo } from './hold';
import { mark } from '../queue/mark';
import { publishingRow } from '../queue/publishingRow';

/**
 * The live link was moved to a release of before, or could not be.
 * @param news build: the row whose action asked for it; without one
 * it was done by hand, with `npm run rollback`. error: why it was not done. lost: nobody chose it, files of the live one are
 * gone
 */
export function move(
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
    if (isNewest(transaction, error ? live : release)) letGo(transaction);
    // An editor's wish holds since it was made (askAction.ts): what was changed after it is the next change.
    else if (!asking) hold(transaction);
    if (error || live === release) return;
    const origin = originOf(transaction, release);
    // A release's name begins with its time.
    replaceLive(transaction, release < live ? 'rolled_back' : 'replaced');
    saveMoved(transaction, { release, by, origin });
    // The origin of the live release is unknown, for a backup was restored: the database as it stands has to be built.
    if (!origin) mark(transaction, { cause: 'the live release is not one of this database', by });
  });
}

/** Builds the content of a lost release again, unless somebody holds it back. */
function replaceLost(app: core.App, release: string, live: string) {
  if (live === release) return;
  const row = publishingRow(app);
  const isHeld = row.getInt('held_revision') >= row.getInt('revision');
  const origin = originOf(app, release);
  replaceLive(app, 'replaced');
  saveMoved(app, { release, by: '', origin });
  if (!isHeld) mark(app, { cause: 'files of the live release were lost' });
}

/** The build that made a release. */
const originOf = (app: core.App, release: string) =>
  app.findRecordsByFilter('builds', 'release = {:release}', '-created', 1, 0, { release })[0];

function answerAction(app: core.App, build: core.Record, error?: string) {
  build.set('action', '');
  build.set('asked_by', '');
  build.set('error', error || '');
  app.save(build);
}

function liveRelease(app: core.App) {
  const live = app.findRecordsByFilter('builds', 'status = "live"', '-created', 1, 0)[0];
  return live ? live.getString('release') : '';
}

function saveMoved(app: core.App, { release, by, origin }: { release: string; by: string; origin?: core.Record }) {
  const build = new Record(app.findCollectionByNameOrId('builds'));
  const what = origin ? origin.getString('cause').replace(/^back to /, '') : release;
  const now = moment();
  const values = {
    status: 'live',
    cause: `back to ${what}`.slice(0, 300),
    by,
    release,
    started_at: now,
    finished_at: now,
  };
  Object.entries(values).forEach(([name, value]) => build.set(name, value));
  if (origin) ['revision', 'pages', 'collection', 'record'].forEach((name) => build.set(name, origin.get(name)));
  app.save(build);
}
