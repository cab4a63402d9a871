/** What an opened link leaves in the browser; nginx and Caddy pass on what comes with it (server/hosts). */
const NAME = 'site_preview';
const FORM = /^[A-Za-z0-9]{32}$/;
const FOUND = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`);

/**
 * The token that a browser brings.
 * @param {string} header its Cookie
 * @returns {string | undefined} undefined where there is none; '' where it can be none of ours
 */
function tokenIn(header) {
  const [, value] = FOUND.exec(header) || [];
  if (value === undefined) return undefined;
  return isToken(value) ? value : '';
}

/** Whether a text has the form of a token: 190 bits by chance. */
const isToken = (text) => FORM.test(text);

/**
 * The header that keeps a token for so long, or with none ends it. Not "Strict": a link in a mail comes from another site,
 * and the page that it leads to would be asked for without the cookie.
 * @param {{token?: string, seconds?: number, isSecure: boolean}} cookie
 */
function cookieHeader({ token = '', seconds = 0, isSecure }) {
  const parts = [`${NAME}=${token}`, 'Path=/', `Max-Age=${Math.floor(seconds)}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

module.exports = { cookieHeader, isToken, tokenIn };
