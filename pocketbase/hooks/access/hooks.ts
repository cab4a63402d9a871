import en from '../../../locales/en/people.json';
import sl from '../../../locales/sl/people.json';
import { sendPage } from '../headers/hooks';
import { messagesFor } from '../lib/language';
import { isEditor } from '../lib/roleOf';
import {
  onBootstrap,
  onCollectionsListRequest,
  onFileDownloadRequest,
  onRealtimeSubscribeRequest,
  onRecordCreate,
  onRecordDelete,
  onRecordUpdate,
  onRecordUpdateRequest,
  onSettingsListRequest,
  routerAdd,
  routerUse,
} from '../register';
import { answerPrepared } from '../setAside/showPrepared';
import { askOldPassword } from '../signIn/askOldPassword';
import { stepOf, watchSignIn } from '../signIn/watchSignIn';
import { ON_STATUS_PAGE } from './COLLECTIONS';
import { mayDo } from './ROUTES';
import { guardCall, guardDownload, guardFields, guardSubscriptions, limitGuest } from './guardCall';
import { isOwnHost } from './isOwnHost';

/**
 * Refuses a change that would leave no owner.
 * @param account that is about to lose the role
 */
function keepOwner(app: core.App, account: core.Record) {
  const { id } = account;
  const others = app.countRecords('_superusers', $dbx.exp("[[role]] = 'owner' AND [[id]] != {:id}", { id }));
  if (others === 0) throw new BadRequestError(messagesFor(account, { en, sl }).onlyOwner);
}

// PocketBase treats every account of the dashboard as an administrator; here an editor is limited to the content. The guard
// compares the fields that were sent, so no other hook of a request may set a field that an editor may not set.
routerUse((e) => {
  try {
    return answer(e);
  } finally {
    keepOutOfLog(e);
  }
});

function answer(e: core.RequestEvent) {
  // Health checks may use any host name.
  if (!isOwnHost(e.request.host) && e.request.url.path !== '/api/health') {
    e.response.header().set('Cache-Control', 'no-store');
    return e.string(421, 'This host is not one of the site. Its operator names them by SITE_URL and EXTRA_HOSTS.\n');
  }
  guardCall(e);
  limitGuest(e);
  const step = stepOf(e.request.pattern);
  if (step) return watchSignIn(e, step);
  // The dashboard loads this file first. PocketBase fills it from Go programs only; without them it is empty.
  if (e.request.pattern !== 'GET /_/extensions.js') return answerPrepared(e);
  return sendPage(e, 'extensions.js', 'dashboard');
}

// Go's router would redirect by itself, without headers.
routerAdd('GET', '/_', (e) => e.redirect(307, '/_/'), { unlogged: true });

onFileDownloadRequest((e) => {
  guardDownload(e);
  return e.next();
});

onRecordUpdateRequest((e) => {
  guardFields(e);
  // After guardFields: an editor who may not change a field at all gets that error first.
  if (e.collection.name === '_superusers') askOldPassword(e);
  return e.next();
});

onRealtimeSubscribeRequest((e) => {
  guardSubscriptions(e);
  return e.next();
});

// Lists only the collections that an editor opens in the dashboard.
onCollectionsListRequest((e) => {
  if (isEditor(e.auth)) {
    e.collections = e.collections.filter(({ name }) => mayDo(name, 'list') && !ON_STATUS_PAGE.includes(name));
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

// An account without a role gets the smaller one.
onRecordCreate((e) => {
  if (e.record.getString('role') === '') e.record.set('role', 'editor');
  return e.next();
}, '_superusers');

onRecordUpdate((e) => {
  const before = e.record.original().getString('role');
  if (before !== e.record.getString('role')) {
    if (before === 'owner') keepOwner(e.app, e.record);
    // Ends the account's sessions and realtime subscriptions.
    e.record.refreshTokenKey();
  }
  return e.next();
}, '_superusers');

onRecordDelete((e) => {
  if (e.record.getString('role') === 'owner') keepOwner(e.app, e.record);
  return e.next();
}, '_superusers');

// Behind nginx or Caddy every visitor would have the proxy's IP address and share one quota, so TRUSTED_PROXY names the header
// with the visitor's. Without a proxy it must be empty: a visitor who may set the header has no quota at all. Therefore each
// start sets it from the environment.
onBootstrap((e) => {
  e.next();
  const header = $os.getenv('TRUSTED_PROXY');
  if (header && !/^[A-Za-z][A-Za-z-]*$/.test(header)) {
    throw new Error(`TRUSTED_PROXY is "${header}". It must be the name of a header, such as X-Real-IP.`);
  }
  const settings = e.app.settings();
  const wanted = header ? [header] : [];
  if (JSON.stringify(settings.trustedProxy.headers) === JSON.stringify(wanted)) return;
  unmarshal({ trustedProxy: { headers: wanted, useLeftmostIP: false } }, settings);
  e.app.save(settings);
});

/**
 * Shortens the token in a request's URL once it is answered: PocketBase logs the URL of each file and backup, and a file token
 * opens both for two minutes.
 */
function keepOutOfLog({ request: { url } }: core.RequestEvent): void {
  if (!/token/i.test(url.rawQuery)) return;
  url.rawQuery = url.rawQuery.replace(/(^|&)([^=&]*token[^=&]*)=[^&]*/gi, '$1$2=…');
}
