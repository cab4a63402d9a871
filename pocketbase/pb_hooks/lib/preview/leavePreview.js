const { own } = require(`${__hooks}/lib/own.js`);
const { loadLive } = require(`${__hooks}/lib/loadLive.js`);
const { cookieHeader } = require(`${__hooks}/lib/preview/COOKIE.js`);
const { isSecure } = require(`${__hooks}/lib/preview/isSecure.js`);

/**
 * Ends the preview in this browser: the same address as visitors see it, or the home page where they have none.
 * @param {core.RequestEvent} e
 */
function leavePreview(e) {
  const headers = e.response.header();
  headers.set('Cache-Control', 'no-store');
  headers.set('Set-Cookie', cookieHeader({ isSecure: isSecure(e) }));
  const path = e.request.url.query().get('path');
  const release = loadLive();
  const isThere = release && own(release.manifest.files, path);
  return e.redirect(302, isThere ? path : '/');
}

module.exports = { leavePreview };
