import en from '../../../locales/en/people.json';
import sl from '../../../locales/sl/people.json';
import { fill } from '../../../src/lib/text/fill';
import { languageOf, messagesFor } from '../lib/language';
import { refuse } from '../lib/refuse';
import { bodyOf, textOf } from '../lib/request';
import { countAttempt, tooManyAttempts } from './attempts';
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
  const messages = messagesFor(record, { en, sl });
  const refuseChange = (why: string): never =>
    refuse(fill(messages.unchanged, { why }), 'oldPassword', 'validation_invalid_old_password', why);
  if (oldPassword === '') refuseChange(messages.oldPasswordMissing);
  const attempt = countAttempt({ browser: digest(`old password ${record.id}`) });
  if (attempt.wait > 0) {
    e.requestEvent.response.header().set('Retry-After', String(attempt.wait));
    throw new ApiError(429, tooManyAttempts(attempt.wait, languageOf(record)), {});
  }
  if (!before.validatePassword(oldPassword)) {
    $app.logger().warn('Old password refused', 'person', record.id);
    refuseChange(messages.oldPasswordWrong);
  }
  attempt.forget();
  // PocketBase checks an old password only beside a new one; setting the same one again ends all sessions like a new one.
  if (!hasNewPassword) record.setPassword(oldPassword);
}
