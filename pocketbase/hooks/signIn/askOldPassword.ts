import { refuse } from '../lib/refuse';
import { bodyOf, textOf } from '../lib/request';
import { countAttempt } from './attempts';
import { digest } from './digest';

/**
 * Requires the old password for a change of one's own password or e-mail: a session that was left open or stolen must not be
 * enough to take over the account. PocketBase lets superusers change both without it.
 * @param e an update of an account of the dashboard
 */
export function askOldPassword(e: core.RecordRequestEvent) {
  const { auth, record } = e;
  if (!auth || !auth.isSuperuser() || auth.id !== record.id) return;
  const before = record.original();
  const hasNewPassword = record.getString('password:hash') !== before.getString('password:hash');
  if (!hasNewPassword && record.email() === before.email()) return;

  const oldPassword = textOf(bodyOf(e)['oldPassword']);
  if (oldPassword === '') refuseChange('Type your old password too.');
  const attempt = countAttempt({ browser: digest(`old password ${record.id}`) });
  if (attempt.wait > 0) {
    e.requestEvent.response.header().set('Retry-After', String(attempt.wait));
    throw new ApiError(429, `Too many attempts. Try again in ${attempt.wait} seconds.`, {});
  }
  if (!before.validatePassword(oldPassword)) {
    $app.logger().warn('Old password refused', 'person', record.id);
    refuseChange('The old password is not right.');
  }
  attempt.forget();
  // PocketBase checks an old password only beside a new one; setting the same one again ends all sessions like a new one.
  if (!hasNewPassword) record.setPassword(oldPassword);
}

function refuseChange(message: string): never {
  refuse(`Nothing was changed. ${message}`, 'oldPassword', 'validation_invalid_old_password', message);
}
