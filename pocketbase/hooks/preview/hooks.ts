import { isSecure } from '../lib/request';
import { moment } from '../lib/moment';
import { own } from '../lib/own';
import { noteServerStart } from '../queue/builderSeen';
import { isCurrent, noteChange, noteLook, obstacle, standing } from '../queue/previewStatus';
import {
  cronAdd,
  onBootstrap,
  onRecordAfterCreateSuccess,
  onRecordAfterDeleteSuccess,
  onRecordAfterUpdateSuccess,
  routerAdd,
} from '../register';
import { loadLive } from '../release/loadLive';
import { cookieHeader, tokenIn } from './COOKIE';
import { findLink, makeLink, openLink } from './previewLinks';

/**
 * Ends the preview in this browser: the same address as visitors see it, or the home page where they have none.
 */
function leavePreview(e: core.RequestEvent) {
  const headers = e.response.header();
  headers.set('Cache-Control', 'no-store');
  headers.set('Set-Cookie', cookieHeader({ isSecure: isSecure(e) }));
  const path = e.request.url.query().get('path');
  const release = loadLive();
  const isThere = release && own(release.manifest.files, path);
  return e.redirect(302, isThere ? path : '/');
}

const TYPES = {
  'strip.css': 'text/css; charset=utf-8',
  'strip.js': 'text/javascript; charset=utf-8',
  'wait.js': 'text/javascript; charset=utf-8',
};

/**
 * Sends a file that a preview adds to the site's pages.
 * @param name of a file in page/
 */
function sendPart(e: core.RequestEvent, name: string) {
  const type = own(TYPES, name);
  if (!type) throw new NotFoundError();
  return e.blob(200, type, $os.readFile(`${__hooks}/pages/preview/${name}`));
}

/**
 * Answers an open preview with the state of the builder. Asking counts as looking, which keeps the builder at work.
 */
function tellState(e: core.RequestEvent) {
  e.response.header().set('Cache-Control', 'no-store');
  e.response.header().set('X-Robots-Tag', 'noindex, nofollow');
  if (!findLink(e.app, tokenIn(e.request.header.get('Cookie')) || '')) return e.json(410, {});
  noteLook();
  const { release, error } = standing();
  return e.json(200, { release, isCurrent: isCurrent(), error: error || obstacle() });
}

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
