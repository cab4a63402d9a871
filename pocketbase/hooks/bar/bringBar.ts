import { isSecure } from '../lib/isSecure';
import { COOKIE, barCookie } from '../site/wantsBar';

/** As long as somebody may stay away and be still signed in; the bar itself takes it away where nobody is. */
const WEEK_S = 7 * 86_400;
/** Go's number for SameSite=Lax. */
const LAX = 2;

/**
 * Somebody signs in to the dashboard, or opens it being signed in: the site shows the bar from now on, unless it was turned off.
 */
export function bringBar(e: core.RecordAuthRequestEvent) {
  if (barCookie(e.requestInfo().headers.cookie || '') === 'off') return;
  const secure = isSecure(e);
  // Not "HttpOnly": the status page and the bar turn it off.
  e.setCookie(new Cookie({ name: COOKIE, value: '1', path: '/', maxAge: WEEK_S, sameSite: LAX, secure }));
}
