import { isSecure } from '../lib/request';
import { digest } from './digest';

const NAME = 'sign_in_browser';
const DAYS = 180;
const FOUND = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9]{20})\\.([0-9a-f]{32})(?:;|$)`);
/** Go's value of SameSite=Strict. */
const STRICT = 3 as unknown as http.SameSite;

/**
 * The name of a browser from which somebody signed in to this account before. It gives no right: its failures have a counter
 * of their own, so that attempts of strangers at the account do not make this browser wait.
 * @param account its digest
 */
export function knownBrowser(e: core.RequestEvent, account: string): string | undefined {
  const [, name = '', signature = ''] = FOUND.exec(e.request.header.get('Cookie')) || [];
  return name && $security.equal(signature, signatureOf(name, account)) ? name : undefined;
}

/**
 * Gives the browser a name, by a cookie, once somebody is signed in.
 * @param account its digest
 */
export function rememberBrowser(e: core.RequestEvent, account: string) {
  const name = knownBrowser(e, account) || $security.randomString(20);
  const value = `${name}.${signatureOf(name, account)}`;
  e.setCookie(
    new Cookie({
      ...{ name: NAME, value, path: '/api/collections/', maxAge: DAYS * 86_400 },
      ...{ httpOnly: true, sameSite: STRICT, secure: isSecure(e) },
    }),
  );
}

const signatureOf = (name: string, account: string) => digest(`browser ${name} ${account}`);
