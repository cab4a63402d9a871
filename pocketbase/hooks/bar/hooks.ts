import { sendPage } from '../headers/sendPage';
import { isSecure } from '../lib/request';
import { onRecordAuthRequest, routerAdd } from '../register';
import { barCookie, COOKIE } from '../site/wantsBar';
import { describePage } from './describePage';

/** The longest absence with a valid session; the bar removes the cookie when nobody is signed in. */
const WEEK_S = 7 * 86_400;
/** Go's value of SameSite=Lax. */
const LAX = 2;

/** Sets the bar's cookie when somebody signs in to the dashboard or opens it signed in, unless the bar was turned off. */
function bringBar(e: core.RecordAuthRequestEvent) {
  if (barCookie(e.requestInfo().headers.cookie || '') === 'off') return;
  const secure = isSecure(e);
  // Not HttpOnly: scripts of the status page and the bar turn it off.
  e.setCookie(new Cookie({ name: COOKIE, value: '1', path: '/', maxAge: WEEK_S, sameSite: LAX, secure }));
}

// The bar that editors see on the site. Visitors load none of it: site/serveLive.ts adds its script to pages when the cookie is set,
// and signing in to the dashboard sets it.
onRecordAuthRequest((e) => {
  bringBar(e);
  return e.next();
}, '_superusers');

routerAdd(
  'GET',
  '/_site/bar/{file}',
  (e) => {
    return sendPage(e, e.request.pathValue('file'), 'bar');
  },
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/_site/bar/data',
  (e) => {
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, describePage($app, e.request.url.query().get('path')));
  },
  $apis.requireSuperuserAuth(),
  $apis.skipSuccessActivityLog(),
);
