import { LOCALE_COOKIE } from './localeCookie';
import { locales, localePath } from './locales';
import { BOTS } from '../lib/browser/isBot';

/** Home pages of the other locales: from `/` a visitor can be led to one of them. */
const HOMES = JSON.stringify(Object.fromEntries(locales.map(({ code }) => [code, localePath('/', code)])));

/**
 * Stands in the head of `/` alone, and leads a visitor to the home page in their language before anything is painted, as
 * pocketbase/hooks/site/chooseHome.ts does where the project's own server answers: that one has led on already, and
 * this one comes to the same end. Without it a static host would show every visitor English first.
 *
 * Not for bots, not after a link of this site, which means the page that it names, and not when somebody goes back.
 */
export const localeScript =
  `((d,n,l,h,c,e)=>{if(d.referrer.indexOf(l.origin+"/")&&!/${BOTS.source}/i.test(n.userAgent)` +
  `&&(performance.getEntriesByType("navigation")[0]||0).type!="back_forward"){` +
  `c=/(?:^|; )${LOCALE_COOKIE}=([\\w-]+)/.exec(d.cookie);` +
  `(c&&h[c[1]]?[c[1]]:n.languages||[]).some(t=>e=h[t.split("-")[0].toLowerCase()]);` +
  `if(e&&e!="/"){d.documentElement.style.display="none";l.replace(e+l.search+l.hash)}}` +
  `})(document,navigator,location,${HOMES})`;
