/**
 * Name of the cookie with the visitor's chosen locale. The server reads it at `/`
 * (pocketbase/hooks/site/chooseHome.ts).
 */
export const LOCALE_COOKIE = 'locale';

const DAYS_KEPT = 365;

/**
 * Returns the cookie for a choice, as `document.cookie` accepts it.
 * @param locale the chosen one
 * @param secure whether the page was loaded over HTTPS
 */
export function localeCookie(locale: string, secure: boolean): string {
  const age = DAYS_KEPT * 86_400;
  return `${LOCALE_COOKIE}=${locale}; Max-Age=${age}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
