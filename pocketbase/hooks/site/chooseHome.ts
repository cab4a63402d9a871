import { isBot } from '../../../src/lib/browser/isBot';

/** The visitor's choice, which src/runtime/boot/startHeader.ts keeps. */
const CHOICE = /(?:^|;\s*)locale=([\w-]+)/;

/**
 * The home page for a visitor of `/`: in the language once chosen, else in the first language of the browser that the
 * site has. The browser decides alike where no server does (src/i18n/localeScript.ts).
 * @param homes each locale's home page
 * @param request its headers
 * @returns undefined where nothing speaks against `/`
 */
export function chooseHome(
  homes: Record<string, string>,
  request: { cookie?: string; acceptLanguage?: string; userAgent?: string; fetchSite?: string; purpose?: string },
): string | undefined {
  // A link of this site means the page that it names. Chromium's prefetch of such a link says `Sec-Fetch-Site: none` (149).
  if (request.fetchSite === 'same-origin' || /^prefetch/.test(request.purpose || '')) return undefined;
  // Programs that index or preview a page are to see what stands at its address.
  if (isBot(request.userAgent || '')) return undefined;
  const [, chosen] = CHOICE.exec(request.cookie || '') || [];
  const wishes = chosen && has(homes, chosen) ? [chosen] : languagesOf(request.acceptLanguage || '');
  const locale = wishes.find((wish) => has(homes, wish));
  return locale && homes[locale];
}

/** "sl-SI,sl;q=0.9,en;q=0.8" → ["sl", "sl", "en"], the most wanted first. */
function languagesOf(acceptLanguage: string) {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const q = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter)).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0] ?? '', weight: q ? Number(q[1]) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

function has(object: object, key: string) {
  return Object.prototype.hasOwnProperty.call(object, key);
}
