import { timeOf } from '../queue/publishingRow';
import { chooseHome } from '../site/chooseHome';
import { loadLive } from '../release/loadLive';
import { addressOf } from '../lib/addressOf';
import { cookieHeader } from './COOKIE';
import { findLink } from './findLink';
import { isSecure } from '../lib/isSecure';
import { pathFor } from './pathFor';
import { sendMessage } from './sendMessage';

/**
 * Opens a link: from now on this browser is shown the preview at the site's own addresses.
 */
export function openLink(e: core.RequestEvent) {
  const token = e.request.pathValue('token');
  const link = findLink(e.app, token);
  const address = link && addressNow(e.app, link);
  if (!address) return sendMessage(e, 410, 'ended');

  const headers = e.response.header();
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  // The next page is not to learn the link by which it was found.
  headers.set('Referrer-Policy', 'no-referrer');
  const seconds = (timeOf(link, 'expires_at') - Date.now()) / 1000;
  headers.set('Set-Cookie', cookieHeader({ token, seconds, isSecure: isSecure(e) }));
  const path = pathFor(e.request.url.query().get('path'), address, homeFor(e));
  return e.redirect(302, path);
}

/** The record may have been renamed since, or deleted. */
function addressNow(app: core.App, link: core.Record) {
  const collection = link.getString('collection');
  try {
    return addressOf(collection, app.findRecordById(collection, link.getString('record')).getString('slug'));
  } catch {
    return undefined;
  }
}

function homeFor(e: core.RequestEvent) {
  const release = loadLive();
  const header = (name: string) => e.request.header.get(name);
  const reader = { cookie: header('Cookie'), acceptLanguage: header('Accept-Language') };
  return chooseHome((release && release.manifest.homes) || {}, reader);
}
