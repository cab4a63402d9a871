import { sendPage } from '../headers/sendPage';
import { isEditor } from '../lib/roleOf';
import {
  onCollectionsListRequest,
  onFileDownloadRequest,
  onRealtimeSubscribeRequest,
  onRecordCreate,
  onRecordDelete,
  onRecordUpdate,
  onRecordUpdateRequest,
  onSettingsListRequest,
  routerUse,
} from '../register';
import { askOldPassword } from '../signIn/askOldPassword';
import { stepOf } from '../signIn/STEPS';
import { watchSignIn } from '../signIn/watchSignIn';
import { mayDo } from './ROUTES';
import { guardCall, guardDownload, guardFields, guardSubscriptions } from './guardCall';
import { isOwnHost } from './isOwnHost';

/**
 * Refuses a change that would leave no owner.
 * @param id of the account that is about to lose the role
 */
function keepOwner(app: core.App, id: string) {
  const others = app.countRecords('_superusers', $dbx.exp("[[role]] = 'owner' AND [[id]] != {:id}", { id }));
  if (others === 0) throw new BadRequestError('This is the only owner. Make somebody else an owner first.');
}

// Access. PocketBase treats everybody who signs in to the dashboard as an administrator; here an editor is limited to the
// content. The guard compares the fields that were sent, so no other hook of a request may set a field that an editor could not.
routerUse((e) => {
  // Health checks may use any host name.
  if (!isOwnHost(e.request.host) && e.request.url.path !== '/api/health') {
    e.response.header().set('Cache-Control', 'no-store');
    return e.string(421, 'This host is not one of the site. Its operator names them by SITE_URL and EXTRA_HOSTS.\n');
  }
  guardCall(e);
  const step = stepOf(e.request.pattern);
  if (step) return watchSignIn(e, step);
  // The dashboard loads this file first. PocketBase fills it from Go programs only; without one it is empty.
  if (e.request.pattern !== 'GET /_/extensions.js') return e.next();
  return sendPage(e, 'extensions.js', 'dashboard');
});

onFileDownloadRequest((e) => {
  guardDownload(e);
  return e.next();
});

onRecordUpdateRequest((e) => {
  guardFields(e);
  // After guardFields: an editor who may not change a field at all is not asked for a password first.
  if (e.collection.name === '_superusers') askOldPassword(e);
  return e.next();
});

onRealtimeSubscribeRequest((e) => {
  guardSubscriptions(e);
  return e.next();
});

// Lists only the collections that an editor may open.
onCollectionsListRequest((e) => {
  if (isEditor(e.auth)) {
    e.collections = e.collections.filter((collection) => mayDo(collection.name, 'list'));
    e.result.items = e.collections;
    e.result.totalItems = e.collections.length;
  }
  return e.next();
});

// The dashboard needs the site's name and whether the model may be changed.
onSettingsListRequest((e) => {
  if (!isEditor(e.auth)) return e.next();
  const { appName, appURL } = e.app.settings().meta;
  return e.json(200, { meta: { appName, appURL, hideControls: true } });
});

// The smallest role for an account without one.
onRecordCreate((e) => {
  if (e.record.getString('role') === '') e.record.set('role', 'editor');
  return e.next();
}, '_superusers');

onRecordUpdate((e) => {
  const before = e.record.original().getString('role');
  if (before !== e.record.getString('role')) {
    if (before === 'owner') keepOwner(e.app, e.record.id);
    // Ends the account's sessions and realtime subscriptions.
    e.record.refreshTokenKey();
  }
  return e.next();
}, '_superusers');

onRecordDelete((e) => {
  if (e.record.getString('role') === 'owner') keepOwner(e.app, e.record.id);
  return e.next();
}, '_superusers');
