import { onRecordAuthRequest, routerAdd } from '../register';
import { sendPage } from '../headers/sendPage';
import { bringBar } from './bringBar';
import { describePage } from './describePage';

// The bar that editors see on the site. Visitors load none of it: site/findLive.ts adds its script to pages when the cookie is set,
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
