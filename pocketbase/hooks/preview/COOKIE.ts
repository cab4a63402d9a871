/** The cookie that an opened link sets; nginx and Caddy pass each request that has it to PocketBase (server/hosts). */
const NAME = 'site_preview';
const FORM = /^[A-Za-z0-9]{32}$/;
const FOUND = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`);

/**
 * The token in a browser's cookies.
 * @param header Cookie
 * @returns undefined if there is none; '' if it has another format
 */
export function tokenIn(header: string): string | undefined {
  const [, value] = FOUND.exec(header) || [];
  if (value === undefined) return undefined;
  return isToken(value) ? value : '';
}

/** Whether a text has the format of a token: 190 random bits. */
export const isToken = (text: string) => FORM.test(text);

/**
 * The header that stores a token for a time, or without a token deletes it. Not "Strict": a link in a mail is of another site,
 * and the browser would request its page without the cookie.
 */
export function cookieHeader({
  token = '',
  seconds = 0,
  isSecure,
}: {
  token?: string;
  seconds?: number;
  isSecure: boolean;
}) {
  const parts = [`${NAME}=${token}`, 'Path=/', `Max-Age=${Math.floor(seconds)}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}
