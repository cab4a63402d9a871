import { button } from './elements';
import { texts } from './texts';

/** The cookie that adds the bar to pages (pocketbase/hooks/site/wantsBar.ts); it gives no right. */
export const COOKIE = 'editor_bar';

const YEAR_S = 365 * 86_400;

/** Whether pages of the site have the editors' bar in this browser. */
export const isBarOn = (target: CookieJar = document) => target.cookie.split('; ').includes(`${COOKIE}=1`);

/** Turns the bar on or off, also for later sessions. */
export function turnBar(on: boolean, target: CookieJar = document) {
  target.cookie = `${COOKIE}=${on ? 1 : 0}; path=/; max-age=${YEAR_S}; samesite=lax${secure(target)}`;
}

/** Removes the bar until somebody signs in again. */
export function forgetBar(target: CookieJar = document) {
  target.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax${secure(target)}`;
}

/** A document, as far as cookies need it. */
type CookieJar = Pick<Document, 'cookie'> & { location?: { protocol: string } };

const secure = ({ location }: CookieJar) => (location?.protocol === 'https:' ? '; secure' : '');

/** Makes the button that shows and hides the bar on the site. */
export function barSwitch() {
  const label = () => (isBarOn() ? texts.person.hideBar : texts.person.showBar);
  const onclick = () => {
    turnBar(!isBarOn());
    toggle.textContent = label();
  };
  const toggle = button({ class: 'quiet', id: 'bar-switch', onclick }, label());
  return toggle;
}
