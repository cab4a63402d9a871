// The hooks folder is known by name in PocketBase, beside us in Node.
const lib = typeof __hooks === 'undefined' ? `${__dirname}/..` : `${__hooks}/lib`;
const { isHtml } = require(`${lib}/isHtml.js`);

/** No right lies in it, so scripts may read it: the bar takes it away when nobody is signed in any more. */
const COOKIE = 'editor_bar';

/**
 * Whether somebody has turned the bar on, or off.
 * @param {string} cookies as the browser sends them
 * @returns {'on' | 'off' | undefined} undefined for whom it never was either
 */
function barCookie(cookies) {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
  return { [`${COOKIE}=1`]: 'on', [`${COOKIE}=0`]: 'off' }[pair ? pair.trim() : ''];
}

/**
 * Whether a page is to be sent with the bar.
 * @param {{kind: string, headers?: Record<string, string>}} answer as findAnswer made it
 * @param {() => string} cookies asked for pages only: everything else is served as if there were no bar
 */
function wantsBar(answer, cookies) {
  return isHtml(answer) && barCookie(cookies()) === 'on';
}

module.exports = { barCookie, COOKIE, wantsBar };
