import { localeCodes } from '../../i18n/locales';
import { manifestPath } from '../../i18n/manifestPath';
import { securityTxt } from './securityTxt';
import { webManifest } from './webManifest';

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
