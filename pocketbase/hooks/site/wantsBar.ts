/** It gives no right, so scripts may read it: the bar removes it when nobody is signed in any more. */
export const COOKIE = 'editor_bar';

/**
 * Whether the bar was turned on or off in a browser.
 * @param cookies as the browser sends them
 * @returns undefined if it never was
 */
export function barCookie(cookies: string): 'on' | 'off' | undefined {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
  const value = pair?.trim().slice(COOKIE.length + 1);
  return value === '1' ? 'on' : value === '0' ? 'off' : undefined;
}

/** Whether a page is to be sent with the bar. @param cookies as the browser sends them */
export const wantsBar = (cookies: string) => barCookie(cookies) === 'on';
