import { languageOfRequest } from '../lib/language';
import { isSecure } from '../lib/request';
import { moment } from '../lib/moment';
import { ownValue } from '../../../src/lib/ownValue';
import { noteServerStart } from '../queue/builders';
import {
  isCurrent,
  markPreviewOutdated,
  previewObstacle,
  previewStatus,
  recordPreviewView,
} from '../queue/previewStatus';
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

/** Ends the preview in this browser: redirects to the same page of the live site, or to the home page if there is none. */
function leavePreview(e: core.RequestEvent) {
  const headers = e.response.header();
  headers.set('Set-Cookie', cookieHeader({ isSecure: isSecure(e) }));
  const path = e.request.url.query().get('path');
  const release = loadLive();
  const isThere = release && ownValue(release.manifest.files, path);
  return e.redirect(302, isThere ? path : '/');
}

const TYPES = {
  'strip.css': 'text/css; charset=utf-8',
  'strip.js': 'text/javascript; charset=utf-8',
  'wait.js': 'text/javascript; charset=utf-8',
};

/** Sends a file that a preview adds to the site's pages. */
function sendPart(e: core.RequestEvent, name: string) {
  const type = ownValue(TYPES, name);
  if (!type) throw new NotFoundError();
  return e.blob(200, type, $os.readFile(`${__hooks}/pages/preview/${name}`));
}

/** Answers an open preview with the state of the builder. The request counts as a view, which keeps the builder at work. */
function sendState(e: core.RequestEvent) {
  e.response.header().set('X-Robots-Tag', 'noindex, nofollow');
  if (!findLink(e.app, tokenIn(e.request.header.get('Cookie')) || '')) return e.json(410, {});
  recordPreviewView();
  const { release, error } = previewStatus();
  return e.json(200, { release, isCurrent: isCurrent(), error: error || previewObstacle(languageOfRequest(e)) });
}

// Links to drafts. A link shows the preview that a builder keeps (server/preview), at the site's own URLs, until the link ends. It
// sets a cookie; site/hooks.ts answers requests with that cookie by servePreview.ts. Unlogged: the log must not contain a valid link.
routerAdd('POST', '/_site/preview', (e) => e.json(200, makeLink(e)), { auth: 'superusers', maxBytes: 4 * 1024 });
routerAdd('GET', '/_site/preview/{token}', (e) => openLink(e), { unlogged: true });
routerAdd('GET', '/_site/preview/leave', (e) => leavePreview(e), { unlogged: true });

// Open previews poll it every other second.
routerAdd('GET', '/_site/preview/state', (e) => sendState(e), { unlogged: true });

routerAdd('GET', '/_site/preview/page/{file}', (e) => sendPart(e, e.request.pathValue('file')), { unlogged: true });

onBootstrap((e) => {
  e.next();
  noteServerStart(e.app.store());
});

// After the transaction: a builder that reads at once gets the new record.
const noteChange = (e: core.RecordEvent) => {
  markPreviewOutdated(e.record);
  return e.next();
};
onRecordAfterCreateSuccess((e) => noteChange(e));
onRecordAfterUpdateSuccess((e) => noteChange(e));
onRecordAfterDeleteSuccess((e) => noteChange(e));

cronAdd('previews', '17 4 * * *', () => {
  const isOver = $dbx.exp('[[expires_at]] < {:now}', { now: moment() });
  $app.db().delete('previews', isOver).execute();
});
