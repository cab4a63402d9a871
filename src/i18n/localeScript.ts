import { LOCALE_COOKIE } from './localeCookie';
import { locales, localePath } from './locales';
import { BOTS } from '../lib/browser/isBot';

/** Home pages of the locales, to one of which `/` may redirect a visitor. */
const HOMES = JSON.stringify(Object.fromEntries(locales.map(({ code }) => [code, localePath('/', code)])));

/**
 * The script in the head of `/` only. It redirects a visitor to the home page in their language before the first paint,
 * by the same rule as pocketbase/hooks/site/chooseHome.ts on the project's own server, which has then redirected
 * already. Without the script a static host would show every visitor English first.
 * It does nothing for bots, after a link of this site (which means the page that it names), and after a navigation
 * back.
 */
export const localeScript =
  `((d,n,l,h,c,e)=>{if(d.referrer.indexOf(l.origin+"/")&&!/${BOTS.source}/i.test(n.userAgent)` +
  `&&(performance.getEntriesByType("navigation")[0]||0).type!="back_forward"){` +
  `c=/(?:^|; )${LOCALE_COOKIE}=([\\w-]+)/.exec(d.cookie);` +
  `(c&&h[c[1]]?[c[1]]:n.languages||[]).some(t=>e=h[t.split("-")[0].toLowerCase()]);` +
  `if(e&&e!="/"){d.documentElement.style.display="none";l.replace(e+l.search+l.hash)}}` +
  `})(document,navigator,location,${HOMES})`;
