const { tokenIn } = require(`${__hooks}/lib/preview/COOKIE.js`);
const { findLink } = require(`${__hooks}/lib/preview/findLink.js`);
const { isCurrent, noteLook, obstacle, standing } = require(`${__hooks}/lib/preview/standing.js`);

/**
 * Answers an open preview: what there is to see now. Who asks, looks.
 * @param {core.RequestEvent} e
 */
function tellState(e) {
  e.response.header().set('Cache-Control', 'no-store');
  e.response.header().set('X-Robots-Tag', 'noindex, nofollow');
  if (!findLink(e.app, tokenIn(e.request.header.get('Cookie')) || '')) return e.json(410, {});
  noteLook();
  const { release, error } = standing();
  return e.json(200, { release, isCurrent: isCurrent(), error: error || obstacle() });
}

module.exports = { tellState };
