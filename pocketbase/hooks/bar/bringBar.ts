import { isSecure } from '../lib/isSecure';
import { COOKIE, barCookie } from '../site/wantsBar';

/** The longest absence with a valid session; the bar removes the cookie when nobody is signed in. */
const WEEK_S = 7 * 86_400;
/** Go's value of SameSite=Lax. */
const LAX = 2;

/** Sets the bar's cookie when somebody signs in to the dashboard or opens it signed in, unless the bar was turned off. */
export function bringBar(e: core.RecordAuthRequestEvent) {
  if (barCookie(e.requestInfo().headers.cookie || '') === 'off') return;
  const secure = isSecure(e);
  // Not HttpOnly: scripts of the status page and the bar turn it off.
  e.setCookie(new Cookie({ name: COOKIE, value: '1', path: '/', maxAge: WEEK_S, sameSite: LAX, secure }));
}
