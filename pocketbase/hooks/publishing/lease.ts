import { moment } from '../lib/moment';
import { allowedNow } from '../shrink/decide';
import type { ShrinkSet } from '../shrink/summarise';
import { waitingBuild } from '../queue/mark';
import { mendClock } from './mendClock';
import { pauseAfter } from './pauseAfter';
import { publishingRow, timeOf } from '../queue/publishingRow';

/** A builder renews it every few seconds. A builder that is silent for so long is dead, or must not publish any more. */
interface Refused {
  refused: string;
}

export interface Lease {
  fence: number;
  revision: number;
  /** Id of the row in `builds`. */
  build: string;
  cause: string;
  /** Milliseconds since the first change that this build publishes. */
  waited: number;
  /** Records and pages that may be taken away although they are many. */
  allowed?: ShrinkSet;
}

export const LEASE_MS = 60_000;
/** The first time that a builder dies, the next one begins at once. */
const DEATHS_AT_ONCE = 1;

/**
 * Gives the right to build and to publish to one builder, with a number that is higher than all before.
 * @param wish holder: who asks. over: a holder that is known to be
 * dead, whose lease need not end first. cause: what is built where no change waits
 * @returns waited: milliseconds since the oldest change that it takes. allowed: what may go unasked (pocketbase/hooks/shrink/decide.ts)
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
    row.set('holder', holder);
    row.set('lease_until', moment(Date.now() + LEASE_MS));
    row.set('fence', row.getInt('fence') + 1);
    row.set('first_change_at', '');
    row.set('retry_at', '');
    transaction.save(row);
    answer = { ...begin(transaction, row, cause), waited: firstChange ? Math.max(0, Date.now() - firstChange) : 0 };
  });
  return answer;
}

/** Gives up the builds of a builder that is gone, and counts it: one that dies of each build must not go on so. */
function abandon(app: core.App, row: core.Record) {
  const builds = app.findRecordsByFilter('builds', 'status = "building" || status = "checking"', '', 0, 0);
  builds.forEach((build) => {
    build.set('status', 'failed');
    build.set('progress', '');
    build.set('finished_at', moment());
    build.set(
      'error',
      'The builder stopped before it was done. The site stays as it was, and is built again by itself.',
    );
    app.save(build);
  });
  row.set('holder', '');
  row.set('lease_until', '');
  if (builds.length === 0) return;
  const failures = row.getInt('failures') + 1;
  row.set('failures', failures);
  if (failures <= DEATHS_AT_ONCE) return;
  row.set('failed_revision', row.getInt('revision'));
  row.set('retry_at', moment(Date.now() + pauseAfter(failures)));
}

/**
 * Gives up the build of a builder that fell silent, also where no other one comes.
 */
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
  // The first release waits for all records; the name of the last one would mislead.
  if (!hasRelease(app)) {
    build.set('cause', 'first release');
    ['by', 'collection', 'record'].forEach((name) => build.set(name, ''));
  }
  build.set('status', 'building');
  build.set('started_at', moment());
  build.set('fence', row.getInt('fence'));
  build.set('revision', row.getInt('revision'));
  app.save(build);
  const [fence, revision] = [row.getInt('fence'), row.getInt('revision')];
  const allowed = allowedNow(app);
  return { fence, revision, build: build.id, cause: build.getString('cause'), ...(allowed && { allowed }) };
}

function hasRelease(app: core.App) {
  return app.findRecordsByFilter('builds', 'release != ""', '', 1, 0).length > 0;
}

function asked(app: core.App, row: core.Record, cause: string) {
  const build = new Record(app.findCollectionByNameOrId('builds'));
  build.set('cause', cause || `once more: ${row.getString('cause')}`);
  if (!cause) ['by', 'collection', 'record'].forEach((name) => build.set(name, row.getString(name)));
  return build;
}
