/** No right lies in it, so scripts may read it: the bar takes it away when nobody is signed in any more. */
export const COOKIE = 'editor_bar';

/**
 * Whether somebody has turned the bar on, or off.
 * @param cookies as the browser sends them
 * @returns undefined for whom it never was either
 */
export function barCookie(cookies: string): 'on' | 'off' | undefined {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
  const value = pair?.trim().slice(COOKIE.length + 1);
  return value === '1' ? 'on' : value === '0' ? 'off' : undefined;
}

/**
 * Whether a page is to be sent with the bar.
 * @param answer as findAnswer made it
 * @param cookies asked for pages only: everything else is served as if there were no bar
 */
export function wantsBar(cookies: string) {
  return barCookie(cookies) === 'on';
}
