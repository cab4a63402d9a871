import { routerAdd } from '../register';
import { bodyOf } from '../lib/request';
import { decide } from '../shrink/decide';
import { overview } from './overview';
import { sendPage } from '../headers/sendPage';
import { untranslated } from './untranslated';

// The status page of editors: what is live, what is being published, what failed, what lacks Slovenian. The page itself holds
// no data and is open to all; what it shows is for those who sign in to the dashboard. See lib/status.
routerAdd(
  'GET',
  '/_site/status',
  (e) => {
    return sendPage(e, 'index.html');
  },
  $apis.skipSuccessActivityLog(),
);

routerAdd('GET', '/_site/status/{$}', (e) => e.redirect(308, '/_site/status'));

routerAdd(
  'GET',
  '/_site/status/{file}',
  (e) => {
    return sendPage(e, e.request.pathValue('file'));
  },
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/_site/status/data',
  (e) => {
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, overview($app, e.auth));
  },
  $apis.requireSuperuserAuth(),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/_site/status/translations',
  (e) => {
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, untranslated($app));
  },
  $apis.requireSuperuserAuth(),
  $apis.skipSuccessActivityLog(),
);

// A build that would take away much waits for somebody's yes, or for what went to be brought back.
routerAdd(
  'POST',
  '/_site/status/shrink',
  (e) => {
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, decide($app, e.auth, bodyOf(e)));
  },
  $apis.requireSuperuserAuth(),
);
