import { isbot } from 'isbot';
import { languagesOf } from '../lib/languagesOf';
import { ownValue } from '../../../src/lib/ownValue';

/** The visitor's choice, which src/runtime/boot/startHeader.ts stores. */
const CHOICE = /(?:^|;\s*)locale=([\w-]+)/;

/**
 * The home page for a visitor of `/`: in the chosen locale, else in the browser's first language that the site has. Without a
 * server the browser decides by the same rules (src/i18n/localeScript.ts).
 * @param homes each locale's home page
 * @param request its headers
 * @returns undefined if `/` itself is the answer
 */
export function chooseHome(
  homes: Record<string, string>,
  request: { cookie?: string; acceptLanguage?: string; userAgent?: string; fetchSite?: string; purpose?: string },
): string | undefined {
  // A link of this site is to exactly that page. Chromium's prefetch of such a link sends `Sec-Fetch-Site: none` (149).
  if (request.fetchSite === 'same-origin' || /^prefetch/.test(request.purpose || '')) return undefined;
  // Programs that index or preview a page are to get the page of the URL.
  if (isbot(request.userAgent)) return undefined;
  const [, chosen] = CHOICE.exec(request.cookie || '') || [];
  const wishes = chosen && ownValue(homes, chosen) ? [chosen] : languagesOf(request.acceptLanguage || '');
  const locale = wishes.find((wish) => ownValue(homes, wish));
  return locale && homes[locale];
}
