/** The cookie that the server looks for (pocketbase/hooks/site/wantsBar.ts): it gives no right, only the bar on pages. */
export const COOKIE = 'editor_bar';

const YEAR_S = 365 * 86_400;

/** Whether pages of the site come with the editors' bar in this browser. */
export const isBarOn = (target: CookieJar = document) => target.cookie.split('; ').includes(`${COOKIE}=1`);

/**
 * Turns it on or off, also for sessions to come.
 */
export function turnBar(on: boolean, target: CookieJar = document) {
  target.cookie = `${COOKIE}=${on ? 1 : 0}; path=/; max-age=${YEAR_S}; samesite=lax${secure(target)}`;
}

/** Ends it until somebody signs in again. */
export function forgetBar(target: CookieJar = document) {
  target.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax${secure(target)}`;
}

/** A document, as far as cookies need it. */
type CookieJar = Pick<Document, 'cookie'> & { location?: { protocol: string } };

const secure = ({ location }: CookieJar) => (location?.protocol === 'https:' ? '; secure' : '');
