import { queueAgain } from './finish';
import { publishingRow } from '../queue/publishingRow';

/**
 * An older release was chosen: nothing that was changed until now goes live before the next change, also not what is being
 * built.
 * @param app of a transaction
 */
export function hold(app: core.App) {
  const row = publishingRow(app);
  row.set('held_revision', row.getInt('revision'));
  // The builder at work may not publish any more.
  row.set('holder', '');
  row.set('lease_until', '');
  app.save(row);
  app
    .findRecordsByFilter('builds', 'status = "building" || status = "checking"', '', 0, 0)
    .forEach((build) => queueAgain(app, build));
}

/**
 * Lets held changes go live.
 * @param app of a transaction
 */
export function letGo(app: core.App) {
  const row = publishingRow(app);
  row.set('held_revision', 0);
  app.save(row);
}

/**
 * Whether a release is the newest that a build made.
 */
export function isNewest(app: core.App, release: string) {
  // A release's name begins with its time.
  const [newest] = app.findRecordsByFilter('builds', 'release != ""', '-release', 1, 0);
  return !newest || newest.getString('release') <= release;
}
