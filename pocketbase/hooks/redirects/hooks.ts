import { findRedirect, type RedirectRule } from '../../../src/lib/url/findRedirect';
import { fill } from '../lib/fill';
import { refuse } from '../lib/refuse';
import SYSTEM from '../lib/systemPaths.json';
import { onRecordCreateRequest, onRecordUpdateRequest, onRecordValidate, routerAdd } from '../register';
import { loadLive, siteNow } from '../release/loadLive';
import { markAsRequested, openQuestion } from './confirmRedirect';
import { faultOf, redirectMessages } from './faultOf';
import { prefixesOf } from './inEachLocale';
import { systemPathOf } from './systemPath';

/** No path of the site is longer. */
const LONGEST = 2000;

/**
 * Finds the redirect of a path, for a navigation inside the site.
 * @param manifest of the release
 * @param address path with its query, encoded as in a URL
 * @returns {} if it is not redirected
 */
export function lookUpRedirect(
  manifest: { redirects: readonly RedirectRule[] } | undefined,
  address: string,
): { to?: string; status?: number } {
  if (!manifest || !address.startsWith('/') || address.length > LONGEST) return {};
  const end = address.indexOf('?');
  const path = decode(end < 0 ? address : address.slice(0, end));
  const found = path && findRedirect(manifest.redirects, path, end < 0 ? '' : address.slice(end + 1));
  return found ? { to: found.location, status: found.status } : {};
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

// The lookup at each navigation inside the site; site/hooks.ts answers a request for the page itself.
routerAdd(
  'GET',
  '/_site/redirect',
  (e) => e.json(200, lookUpRedirect(loadLive()?.manifest, e.request.url.query().get('path'))),
  { unlogged: true },
);

const noteRequest = (e: core.RecordRequestEvent) => {
  markAsRequested(e.record, Boolean(e.requestInfo().query['prepare']));
  return e.next();
};
onRecordCreateRequest((e) => noteRequest(e), 'redirects');
onRecordUpdateRequest((e) => noteRequest(e), 'redirects');

// Whichever way a record is saved: dashboard, API, seed.
onRecordValidate((e) => {
  const draft = { id: e.record.id, from: e.record.getString('from'), to: e.record.getString('to') };
  const messages = redirectMessages(e.record);
  const fault = faultOf(e.app, draft, messages) || openQuestion(e.app, e.record);
  if (fault) refuse(messages.refused, fault.field, fault.code, fault.message);
  return e.next();
}, 'redirects');

// A removed page answers 410 on every host: no row may hide the dashboard by its path.
onRecordValidate((e) => {
  const from = e.record.getString('from');
  const path = systemPathOf(from, prefixesOf(siteNow().homes ?? {}), SYSTEM.server);
  const messages = redirectMessages(e.record);
  if (path) refuse(messages.goneRefused, 'from', 'gone_system', fill(messages.goneSystem, { from, path }));
  return e.next();
}, 'gone');
