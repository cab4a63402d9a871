import {
  cronAdd,
  onBootstrap,
  onRecordAfterCreateSuccess,
  onRecordAfterDeleteSuccess,
  onRecordAfterUpdateSuccess,
  routerAdd,
} from '../register';
import { moment } from '../lib/moment';
import { noteServerStart } from '../queue/builderSeen';
import { leavePreview } from './leavePreview';
import { makeLink } from './makeLink';
import { openLink } from './openLink';
import { sendPart } from './sendPart';
import { noteChange } from '../queue/previewStatus';
import { tellState } from './tellState';

// Links to drafts: the holder of one sees the preview that a builder keeps (server/preview), at the site's own addresses,
// until the link ends. The link sets a cookie; pocketbase/hooks/site/hooks.ts answers requests that have it by
// pocketbase/hooks/preview/servePreview.ts.
routerAdd(
  'POST',
  '/_site/preview',
  (e) => {
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, makeLink(e));
  },
  $apis.requireSuperuserAuth(),
  $apis.bodyLimit(4 * 1024),
);

routerAdd(
  'GET',
  '/_site/preview/{token}',
  (e) => openLink(e),
  // A link that works would stand in the log.
  $apis.skipSuccessActivityLog(),
);

routerAdd('GET', '/_site/preview/leave', (e) => leavePreview(e), $apis.skipSuccessActivityLog());

// Open previews ask here every other second.
routerAdd('GET', '/_site/preview/state', (e) => tellState(e), $apis.skipSuccessActivityLog());

routerAdd(
  'GET',
  '/_site/preview/page/{file}',
  (e) => {
    return sendPart(e, e.request.pathValue('file'));
  },
  $apis.skipSuccessActivityLog(),
);

onBootstrap((e) => {
  e.next();
  noteServerStart(e.app.store());
});

// After the transaction: a builder that reads at once reads what was written.
onRecordAfterCreateSuccess((e) => {
  noteChange(e.record);
  return e.next();
});
onRecordAfterUpdateSuccess((e) => {
  noteChange(e.record);
  return e.next();
});
onRecordAfterDeleteSuccess((e) => {
  noteChange(e.record);
  return e.next();
});

cronAdd('previews', '17 4 * * *', () => {
  $app
    .db()
    .delete('previews', $dbx.exp('[[expires_at]] < {:now}', { now: moment() }))
    .execute();
});
