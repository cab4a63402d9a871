import { defaultLocale, type Locale, localeCodes, localeOf, localePath } from '../i18n/locales';
import { canonicalUrl } from '../lib/canonicalUrl';
import { documentTitle, titleFromPath } from '../lib/pageTitle';
import type { PageContext } from './PageContext';
import { useSite } from './useSite';

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

/**
 * The document's head: language, title, canonical link, the page's sisters in other languages, share card. `data-page`
 * tells src/runtime which page the head belongs to: it comes some moments after the body.
 */
export function Seo({ context, site, title, description, image, noindex = false }: Props) {
  const { siteUrl, preview, lowerCaseCanonical } = useSite();
  const hidden = noindex || preview;
  const { originalPath, path } = context.i18n;
  const locale = localeOf(context.language);
  // A site without content has no name yet; every document has a title all the same.
  const siteName = site?.title ?? siteUrl.replace(/^https?:\/\//, '');
  const ownTitle = title ?? titleFromPath(originalPath);
  const summary = description || site?.text?.excerpt;
  const address = (of: string) => canonicalUrl(siteUrl + of, { lowerCase: lowerCaseCanonical });
  const picture = (image ?? site?.image)?.publicURL;
  return (
    <>
      <html lang={locale.code} data-page={path} />
      <title>{documentTitle(ownTitle, siteName)}</title>
      {summary && <meta name="description" content={summary} />}
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && (
        <Addresses
          own={address(path)}
          sisters={localeCodes.map((code) => [code, address(localePath(originalPath, code))])}
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={ownTitle || siteName} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale.ogLocale} />
      {picture && <meta property="og:image" content={siteUrl + picture} />}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}

type AddressesProps = { own: string; sisters: readonly (readonly [locale: Locale, address: string])[] };

function Addresses({ own, sisters }: AddressesProps) {
  return (
    <>
      <link rel="canonical" href={own} />
      <meta property="og:url" content={own} />
      {sisters.map(([code, href]) => (
        <link key={code} rel="alternate" hrefLang={code} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={sisters.find(([code]) => code === defaultLocale)?.[1]} />
    </>
  );
}
