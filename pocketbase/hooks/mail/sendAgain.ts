import { moment } from '../lib/moment';

/**
 * Sets all mails that were given up to waiting, with all their attempts; the job of the next minute sends them.
 * @returns their number
 */
export function sendAgain(app: core.App): number {
  const now = moment();
  const fresh = { status: 'waiting', attempts: 0, next_try: now, last_error: '', updated: now };
  return app
    .db()
    .update('outbox', fresh, $dbx.hashExp({ status: 'dead' }))
    .execute()
    .rowsAffected();
}
