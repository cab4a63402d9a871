import { networkOf } from '../forms/spam/networkOf';

/**
 * A digest that only this server can make, the same after a restart: it keeps account names and network addresses out of
 * memory and logs. The secret is PocketBase's own for the tokens of its superusers.
 */
export function digest(text: string) {
  const { secret } = $app.findCachedCollectionByNameOrId('_superusers').authToken;
  return $security.hs256(`sign-in ${text}`, secret).slice(0, 32);
}

/**
 * The digest of an account, which need not exist.
 * @param collection its name
 */
export const accountDigest = (collection: string, email: string) =>
  digest(`account ${collection} ${email.trim().toLowerCase()}`);

/**
 * The digest of the network that a request comes from.
 */
export const networkDigest = (e: core.RequestEvent) => digest(`network ${networkOf(e.realIP())}`);
