const { chooseHome } = require(`${__hooks}/lib/chooseHome.js`);
const { loadLive } = require(`${__hooks}/lib/loadLive.js`);
const { cookieHeader } = require(`${__hooks}/lib/preview/COOKIE.js`);
const { findLink } = require(`${__hooks}/lib/preview/findLink.js`);
const { isSecure } = require(`${__hooks}/lib/preview/isSecure.js`);
const { pathFor } = require(`${__hooks}/lib/preview/pathFor.js`);
const { sendMessage } = require(`${__hooks}/lib/preview/sendMessage.js`);
const { timeOf } = require(`${__hooks}/lib/publishing/publishingRow.js`);
const { addressOf } = require(`${__hooks}/lib/slugs/addressOf.js`);

/**
 * Opens a link: from now on this browser is shown the preview at the site's own addresses.
 * @param {core.RequestEvent} e
 */
function openLink(e) {
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
function addressNow(app, link) {
  const collection = link.getString('collection');
  try {
    return addressOf(collection, app.findRecordById(collection, link.getString('record')).getString('slug'));
  } catch {
    return undefined;
  }
}

function homeFor(e) {
  const release = loadLive();
  const header = (name) => e.request.header.get(name);
  const reader = { cookie: header('Cookie'), acceptLanguage: header('Accept-Language') };
  return chooseHome((release && release.manifest.homes) || {}, reader);
}

module.exports = { openLink };
