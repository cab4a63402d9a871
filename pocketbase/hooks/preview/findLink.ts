import { moment } from '../lib/moment';
import { isToken } from './COOKIE';

/** Tokens are kept as digests: who reads the database, or a backup of it, can open nothing. */
export const digest = (token: string) => $security.sha256(token);

/**
 * The link of a token.
 * @returns undefined where it was taken back, is over, or never was
 */
export function findLink(app: core.App, token: string): core.Record | undefined {
  if (!isToken(token)) return undefined;
  const filter = 'token_hash = {:hash} && expires_at > {:now}';
  return app.findRecordsByFilter('previews', filter, '', 1, 0, { hash: digest(token), now: moment() })[0];
}
