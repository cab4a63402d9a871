// The bar that editors see on the site itself. Visitors never load a byte of it: site.pb.js adds its script to pages for who
// has the cookie, which signing in to the dashboard brings. See lib/bar.
onRecordAuthRequest((e) => {
  const { bringBar } = require(`${__hooks}/lib/bar/bringBar.js`);
  bringBar(e);
  return e.next();
}, '_superusers');

routerAdd(
  'GET',
  '/_site/bar/{file}',
  (e) => {
    const { sendPage } = require(`${__hooks}/lib/status/sendPage.js`);
    return sendPage(e, e.request.pathValue('file'), 'bar');
  },
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/_site/bar/data',
  (e) => {
    const { describePage } = require(`${__hooks}/lib/bar/describePage.js`);
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, describePage($app, e.request.url.query().get('path')));
  },
  $apis.requireSuperuserAuth(),
  $apis.skipSuccessActivityLog(),
);
