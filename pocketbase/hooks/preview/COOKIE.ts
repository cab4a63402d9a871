/** The cookie that an opened link sets; nginx and Caddy pass on each request that has it (server/hosts). */
const NAME = 'site_preview';
const FORM = /^[A-Za-z0-9]{32}$/;
const FOUND = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`);

/**
 * The token that a browser brings.
 * @param header its Cookie
 * @returns undefined where there is none; '' where it can be none of ours
 */
export function tokenIn(header: string): string | undefined {
  const [, value] = FOUND.exec(header) || [];
  if (value === undefined) return undefined;
  return isToken(value) ? value : '';
}

/** Whether a text has the form of a token: 190 bits by chance. */
export const isToken = (text: string) => FORM.test(text);

/**
 * The header that keeps a token for so long, or with none ends it. Not "Strict": a link in a mail comes from another site,
 * and the page that it leads to would be asked for without the cookie.
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
