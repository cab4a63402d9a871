import { useSiteUrl } from './useSiteUrl';
import { localeCodes, defaultLocale, localeOf, localePath } from '../i18n/locales';
import { documentTitle, titleFromPath } from '../lib/pageTitle';
import type { PageContext } from './PageContext';

/** Defaults of the whole site, from the content `seo-site`; every query that feeds a Head asks for them. */
export type SeoSite = {
  readonly title: string | null;
  readonly text: { readonly excerpt: string } | null;
  readonly image: { readonly publicURL: string } | null;
} | null;

type Props = {
  context: PageContext;
  site: SeoSite;
  title?: string | null | undefined;
  description?: string | null | undefined;
  image?: { readonly publicURL: string } | null | undefined;
  noindex?: boolean;
};

/** The document's head: language, title, canonical link, the page's sisters in other languages, share card. */
export function Seo({ context, site, title, description, image, noindex = false }: Props) {
  const siteUrl = useSiteUrl();
  const { originalPath, path } = context.i18n;
  const locale = localeOf(context.language);
  // A site without content has no name yet; every document has a title all the same.
  const siteName = site?.title ?? siteUrl.replace(/^https?:\/\//, '');
  const fullTitle = documentTitle(title ?? titleFromPath(originalPath), siteName);
  const summary = description || site?.text?.excerpt;
  const picture = (image ?? site?.image)?.publicURL;
  return (
    <>
      <html lang={locale.code} />
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {noindex && <meta name="robots" content="noindex" />}
      {!noindex && <Addresses siteUrl={siteUrl} path={path} originalPath={originalPath} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title || siteName} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale.ogLocale} />
      {picture && <meta property="og:image" content={siteUrl + picture} />}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}

function Addresses({ siteUrl, path, originalPath }: { siteUrl: string; path: string; originalPath: string }) {
  return (
    <>
      <link rel="canonical" href={siteUrl + path} />
      <meta property="og:url" content={siteUrl + path} />
      {localeCodes.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={siteUrl + localePath(originalPath, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + localePath(originalPath, defaultLocale)} />
    </>
  );
}
