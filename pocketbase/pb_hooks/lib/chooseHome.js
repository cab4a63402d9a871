/** Readers that index or preview a page: each address is to show them what it is. The list of src/lib/browser/isBot.ts. */
const BOTS =
  /(google|bing|duckduck|apple|twitter|linkedin|slack|discord|telegram)bot|google-inspectiontool|yandex|baiduspider|facebookexternalhit|whatsapp|embedly|pinterest/i;

/** The visitor's choice, which src/runtime/boot/startLocale.ts keeps. */
const CHOICE = /(?:^|;\s*)locale=([\w-]+)/;

/**
 * The home page for a visitor of `/`: in the language once chosen, else in the first language of the browser that the
 * site has. The browser decides alike where no server does (src/i18n/localeScript.ts).
 * @param {Record<string, string>} homes each locale's home page
 * @param {{cookie?: string, acceptLanguage?: string, userAgent?: string, fetchSite?: string}} request its headers
 * @returns {string | undefined} undefined where nothing speaks against `/`
 */
function chooseHome(homes, request) {
  // A link of this site means the page that it names.
  if (request.fetchSite === 'same-origin' || BOTS.test(request.userAgent || '')) return undefined;
  const [, chosen] = CHOICE.exec(request.cookie || '') || [];
  const wishes = chosen && has(homes, chosen) ? [chosen] : languagesOf(request.acceptLanguage || '');
  const locale = wishes.find((wish) => has(homes, wish));
  return locale && homes[locale];
}

/** "sl-SI,sl;q=0.9,en;q=0.8" → ["sl", "sl", "en"], the most wanted first. */
function languagesOf(acceptLanguage) {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.trim().split(/\s*;\s*/);
      const q = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter)).find(Boolean);
      return { language: tag.split('-')[0].toLowerCase(), weight: q ? Number(q[1]) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

function has(object, key) {
  return Object.prototype.hasOwnProperty.call(object, key);
}

module.exports = { BOTS, chooseHome };
