import { moment } from '../../lib/moment';
import { sign } from './caller';
import { expiryOf } from './formToken';

/**
 * Whether a token came with a stored submission before. Inside the transaction that stores the next one: of two at once the
 * second waits, and sees the first.
 * @returns spend: to be called once the row is written, so that a refusal or a full
 *   disk uses up no token
 */
export function tokenUse(txApp: core.App, token: string): { isUsed: boolean; spend: () => void } {
  const expiry = expiryOf(token, Date.now(), sign);
  // Without one, forged or expired: that is for the spam signs to judge, and nothing has to be kept.
  if (expiry === undefined) return { isUsed: false, spend: () => undefined };
  const digest = $security.sha256(token);
  const found = new DynamicModel({ uses: 0 });
  txApp
    .db()
    .newQuery('SELECT COUNT(*) [[uses]] FROM {{used_tokens}} WHERE [[digest]] = {:digest}')
    .bind({ digest })
    .one(found);
  const spend = () =>
    txApp
      .db()
      .insert('used_tokens', { digest, expires_at: moment(expiry) })
      .execute();
  return { isUsed: found.uses > 0, spend };
}

/** Forgets the tokens that have expired: so the table holds those of a day at most. */
export function forgetExpired(app: core.App) {
  app
    .db()
    .delete('used_tokens', $dbx.exp('[[expires_at]] < {:now}', { now: moment() }))
    .execute();
}
