import { own } from '../lib/own';
import { loadLive } from '../release/loadLive';
import { cookieHeader } from './COOKIE';
import { isSecure } from '../lib/isSecure';

/**
 * Ends the preview in this browser: the same address as visitors see it, or the home page where they have none.
 */
export function leavePreview(e: core.RequestEvent) {
  const headers = e.response.header();
  headers.set('Cache-Control', 'no-store');
  headers.set('Set-Cookie', cookieHeader({ isSecure: isSecure(e) }));
  const path = e.request.url.query().get('path');
  const release = loadLive();
  const isThere = release && own(release.manifest.files, path);
  return e.redirect(302, isThere ? path : '/');
}
