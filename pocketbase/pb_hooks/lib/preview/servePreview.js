const { findAnswer } = require(`${__hooks}/lib/findAnswer.js`);
const { isHtml } = require(`${__hooks}/lib/isHtml.js`);
const { loadRelease } = require(`${__hooks}/lib/release.js`);
const { addStrip } = require(`${__hooks}/lib/preview/addStrip.js`);
const { cookieHeader, tokenIn } = require(`${__hooks}/lib/preview/COOKIE.js`);
const { findLink } = require(`${__hooks}/lib/preview/findLink.js`);
const { isSecure } = require(`${__hooks}/lib/preview/isSecure.js`);
const { sendMessage } = require(`${__hooks}/lib/preview/sendMessage.js`);
const { noteLook, obstacle, standing } = require(`${__hooks}/lib/preview/standing.js`);
const { sendAnswer } = require(`${__hooks}/lib/sendAnswer.js`);

/** Kept by nobody: it changes with each save, and the same address shows visitors something else. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/**
 * Answers a request of a browser that opened a link with what the preview has at the address.
 * @param {core.RequestEvent} e
 * @param {object} request for findAnswer
 * @param {(headers: object) => void} sendLive answers as for visitors, with more headers
 */
function servePreview(e, request, sendLive) {
  const token = tokenIn(e.request.header.get('Cookie'));
  // A cookie of another name that ends alike.
  if (token === undefined) return sendLive();
  const link = findLink(e.app, token);
  // It is over: from now on the browser is a visitor's.
  if (!link) {
    return sendLive({ 'Cache-Control': 'private, no-store', 'Set-Cookie': cookieHeader({ isSecure: isSecure(e) }) });
  }
  noteLook();
  const { release: ready, error } = standing();
  const release = ready ? loadRelease($os.getenv('PREVIEW_DIR')) : undefined;
  if (!release) return isPage(request.path) ? sendMessage(e, 503, 'wait', error || obstacle()) : sendLive(PRIVATE);

  const answer = findAnswer(release.manifest, request);
  // A tab that was open before still asks for scripts of what visitors see.
  if (answer.status === 404 && !isPage(request.path)) return sendLive(PRIVATE);
  if (isHtml(answer)) {
    const whole = findAnswer(release.manifest, { ...request, acceptEncoding: '', hasRange: false });
    return sendAnswer(e, release, withStrip(whole, { link, release, path: request.path }));
  }
  if (answer.headers) delete answer.headers.ETag;
  return sendAnswer(e, release, { ...answer, headers: { ...answer.headers, ...PRIVATE } });
}

/** The page as it would be, with a strip that says what it is. */
function withStrip(answer, { link, release, path }) {
  const headers = { ...answer.headers, ...PRIVATE };
  delete headers.ETag;
  const change = (html) => {
    const [, lang] = /<html[^>]* lang="(\w+)"/.exec(html) || [];
    const words = require(`${__hooks}/../../locales/${lang === 'sl' ? 'sl' : 'en'}/preview.json`).strip;
    return addStrip(html, { words, path, release: release.id, expires: link.getString('expires_at') });
  };
  return { ...answer, headers, change };
}

/** A page and no file: what a person asks for. */
const isPage = (path) => !/\.\w+$/.test(path) || path.endsWith('.html');

module.exports = { servePreview };
