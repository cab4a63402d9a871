import { networkOf, signed } from '../lib/signed';

/** A digest that only this server can make: it keeps account names and IP addresses out of memory and logs. */
export const digest = (text: string) => signed(`sign-in ${text}`).slice(0, 32);

/**
 * The digest of an account, which need not exist.
 * @param collection its name
 */
export const accountDigest = (collection: string, email: string) =>
  digest(`account ${collection} ${email.trim().toLowerCase()}`);

/** The digest of the network that a request comes from. */
export const networkDigest = (e: core.RequestEvent) => digest(`network ${networkOf(e.realIP())}`);
