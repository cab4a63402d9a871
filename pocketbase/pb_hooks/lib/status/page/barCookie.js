/** What the server looks for (lib/bar/wantsBar.js): it holds no right, only whether pages come with the bar. */
export const COOKIE = 'editor_bar';

const YEAR_S = 365 * 86_400;

/** Whether pages of the site come with the editors' bar in this browser. */
export const isBarOn = (target = document) => target.cookie.split('; ').includes(`${COOKIE}=1`);

/**
 * Turns it on or off, also for sessions to come.
 * @param {boolean} on
 */
export function turnBar(on, target = document) {
  target.cookie = `${COOKIE}=${on ? 1 : 0}; path=/; max-age=${YEAR_S}; samesite=lax${secure(target)}`;
}

/** Ends it until somebody signs in again. */
export function forgetBar(target = document) {
  target.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax${secure(target)}`;
}

const secure = ({ location }) => (location && location.protocol === 'https:' ? '; secure' : '');
