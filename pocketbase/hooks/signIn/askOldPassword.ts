import { bodyOf, textOf } from '../lib/request';
import { countAttempt } from './attempts';
import { digest } from './digest';

/**
 * Asks for the old password when people change their own password or e-mail: a session that somebody left open or stole
 * must not be enough to take the account over. PocketBase lets superusers do both without it.
 * @param e an update of somebody who signs in to the dashboard
 */
export function askOldPassword(e: core.RecordRequestEvent) {
  const { auth, record } = e;
  if (!auth || !auth.isSuperuser() || auth.id !== record.id) return;
  const before = record.original();
  const hasNewPassword = record.getString('password:hash') !== before.getString('password:hash');
  if (!hasNewPassword && record.email() === before.email()) return;

  const oldPassword = textOf(bodyOf(e)['oldPassword']);
  if (oldPassword === '') throw refusal('Type your old password too.');
  const attempt = countAttempt({ browser: digest(`old password ${record.id}`) });
  if (attempt.wait > 0) {
    e.requestEvent.response.header().set('Retry-After', String(attempt.wait));
    throw new ApiError(429, `Too many attempts. Try again in ${attempt.wait} seconds.`, {});
  }
  if (!before.validatePassword(oldPassword)) {
    $app.logger().warn('Old password refused', 'person', record.id);
    throw refusal('The old password is not right.');
  }
  attempt.forget();
  // PocketBase takes an old password only together with a new one; the same one again ends all sessions like a new one.
  if (!hasNewPassword) record.setPassword(oldPassword);
}

function refusal(message: string) {
  const fault = new ValidationError('validation_invalid_old_password', message);
  return new BadRequestError(`Nothing was changed. ${message}`, { oldPassword: fault });
}
