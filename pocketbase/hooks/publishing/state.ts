import { wish } from '../queue/previewStatus';
import { LEASE_MS } from './lease';
import { mendClock } from './mendClock';
import { publishingRow, timeOf } from '../queue/publishingRow';

/**
 * Returns the state by which a builder decides its next step; times in milliseconds of this server's clock, 0 for none.
 */
export function state(app: core.App) {
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
