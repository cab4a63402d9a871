import { localeCodes, localePath } from '../../i18n/locales';
import { manifestPath } from '../../i18n/manifestPath';
import { ICON } from '../../lib/url/pagePaths';

/**
 * Until when somebody promises that the contact is right. Before this day look whether it is, and put the day off by a year
 * at most: the test beside this file fails a month before.
 */
const EXPIRES = '2027-11-01T00:00:00.000Z';

/**
 * Where to report a weakness (RFC 9116); nothing where the content names no address, for a file without one is not valid.
 * @param siteUrl address of the site, without a trailing slash
 * @param email the address in the content `site`
 */
export function securityTxt(siteUrl: string, email: string | undefined): string | undefined {
  if (!email) return undefined;
  const lines = {
    Contact: `mailto:${email}`,
    Expires: EXPIRES,
    'Preferred-Languages': localeCodes.join(', '),
    Canonical: `${siteUrl}/.well-known/security.txt`,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** The colour `paper` of the design tokens: what stands around the page while it opens. */
const PAPER = '#fbfaf6';

type Site = {
  readonly locale: string;
  readonly title: string | null;
  readonly text: { readonly excerpt: string } | null;
};

/**
 * The web manifest of one language: name, colours and icons for who puts the site on a home screen.
 * @param site the content `seo-site` in that language
 * @param fallbackName what the site is called without that content
 */
export function webManifest({ locale, title, text }: Site, fallbackName: string) {
  const name = title ?? fallbackName;
  const home = localePath('/', locale);
  return {
    id: home,
    name,
    short_name: name,
    ...(text && { description: text.excerpt }),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    // A site with links to share: the address stays in sight.
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: ICON, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** The content about the site as a whole. */
export const SITE_TEXTS = `
  query SiteTexts {
    names: allContent(filter: { key: { eq: "seo-site" }, section: { eq: "misc" } }) {
      nodes {
        locale
        title
        text {
          excerpt
        }
      }
    }
    companies: allContent(filter: { key: { eq: "site" }, section: { eq: "misc" } }) {
      nodes {
        details
      }
    }
  }
`;

type Name = {
  readonly locale: string;
  readonly title: string | null;
  readonly text: { readonly excerpt: string } | null;
};
/** The result of the query. */
export type SiteTexts = {
  readonly names: { readonly nodes: readonly Name[] };
  readonly companies: { readonly nodes: readonly { readonly details: { readonly email?: string } | null }[] };
};

/**
 * The files that say what the site is, each under its path: a web manifest for each language, and whom to tell of a weakness.
 * @param siteUrl address of the site, without a trailing slash
 */
export function siteFiles({ names, companies }: SiteTexts, siteUrl: string): Record<string, string> {
  const nameIn = (locale: string) =>
    names.nodes.find((name) => name.locale === locale) ?? { locale, title: null, text: null };
  const manifests = localeCodes.map((code) => [
    manifestPath(code).slice(1),
    `${JSON.stringify(webManifest(nameIn(code), new URL(siteUrl).host))}\n`,
  ]);
  const security = securityTxt(siteUrl, companies.nodes.find(({ details }) => details?.email)?.details?.email);
  return { ...Object.fromEntries(manifests), ...(security && { '.well-known/security.txt': security }) };
}

/**
 * Returns robots.txt: in production it names the sitemap, elsewhere it keeps crawlers away.
 * @param siteUrl URL of the site, without a slash at its end
 * @param indexed whether search engines may index the site
 */
export const robotsTxt = (siteUrl: string, indexed: boolean): string =>
  indexed ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n';
