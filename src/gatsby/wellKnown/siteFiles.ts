import { localeCodes, localePath, manifestPath } from '../../i18n/locales';
import { ICON } from '../../lib/url/pagePaths';

/**
 * Until when the contact is guaranteed. Before this day check the contact, and extend the date by a year at most: the
 * test beside this file fails a month before.
 */
const EXPIRES = '2027-11-01T00:00:00.000Z';

/**
 * Returns security.txt (RFC 9116), the contact for vulnerabilities; undefined without an e-mail address, because the
 * file would not be valid.
 * @param siteUrl URL of the site, without a slash at its end
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

/** The colour `paper` of the design tokens: the background while the site opens. */
const PAPER = '#fbfaf6';

type Site = {
  readonly locale: string;
  readonly title: string | null;
  readonly text: { readonly excerpt: string } | null;
};

/**
 * Returns the web manifest of a locale: name, colours and icons for the home screen.
 * @param site the content `seo-site` in that locale
 * @param fallbackName the site's name without that content
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
    // The URL stays visible, to be shared.
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
    companies: allContent(filter: { key: { eq: "site" }, section: { eq: "misc" } }, sort: { locale: ASC }) {
      nodes {
        details
      }
    }
  }
`;

/** The result of the query. */
export type SiteTexts = {
  readonly names: { readonly nodes: readonly Site[] };
  readonly companies: { readonly nodes: readonly { readonly details: { readonly email?: string } | null }[] };
};

/**
 * Returns the files that describe the site, by path: a web manifest for each locale, and the contact for
 * vulnerabilities. Null: the site must not have the file, which an earlier build may have written.
 * @param siteUrl URL of the site, without a slash at its end
 */
export function siteFiles({ names, companies }: SiteTexts, siteUrl: string): Record<string, string | null> {
  const nameIn = (locale: string) =>
    names.nodes.find((name) => name.locale === locale) ?? { locale, title: null, text: null };
  const manifests = localeCodes.map((code) => [
    manifestPath(code).slice(1),
    `${JSON.stringify(webManifest(nameIn(code), new URL(siteUrl).host))}\n`,
  ]);
  const security = securityTxt(siteUrl, companies.nodes.find(({ details }) => details?.email)?.details?.email);
  return { ...Object.fromEntries(manifests), '.well-known/security.txt': security ?? null };
}

/**
 * Returns robots.txt: in production it names the sitemap, elsewhere it keeps crawlers away.
 * @param siteUrl URL of the site, without a slash at its end
 * @param indexed whether search engines may index the site
 */
export const robotsTxt = (siteUrl: string, indexed: boolean): string =>
  indexed ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n';
