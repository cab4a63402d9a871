import type { Thing } from 'schema-dts';
import { defaultLocale, type Locale, localeOf, localePath, locales, manifestPath } from '../../i18n/locales';
import { canonicalUrl } from '../../lib/url/canonicalUrl';
import { inOneLine } from '../../lib/text/placesLeft';
import { type Dated, lastRevised } from '../../lib/browser/revision';
import { ownText } from '../../i18n/textLanguage';
import { documentTitle, titleFromPath } from '../../lib/text/pageTitle';
import { FEED, textPath } from '../../lib/url/pagePaths';
import type { PageContext } from '../Layout';
import { type CardFacts, type OwnPicture, ownPicture, SharePicture } from './SharePicture';
import { type Company, organization, webSite } from '../structuredData/company';
import { type Place, StructuredData } from '../structuredData/StructuredData';
import { useSite } from '../useSite';
import { type Translated, writtenIn } from './writtenIn';

export type SeoProps = {
  context: PageContext;
  /** Defaults of the whole site, from the content `seo-site`. */
  site: Queries.PageCommonFragment['site'];
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** The image for social networks, instead of the card that the build renders. */
  image?: OwnPicture | null | undefined;
  card?: CardFacts;
  /** The page's text is also a file of its own. */
  withText?: boolean;
  noindex?: boolean;
  /** Dates of the page if it is an article. */
  article?: Dated | undefined;
  /** The record of the page: in a locale without its text, the canonical link names the original. */
  record?: Translated | null | undefined;
  /** The page's structured data besides the site's; none on pages with `noindex`. */
  things?: (place: Place) => readonly Thing[];
  company?: Company | undefined;
};

/**
 * The document's head: title, canonical link, alternates in other locales, share card, structured data. src/runtime
 * reads `data-page` to see which page the head belongs to: it is rendered after the body.
 */
export function Seo(props: SeoProps) {
  const { context, site, title, description, image, card = {}, withText = false, noindex = false } = props;
  const { article, record, things, company } = props;
  const { siteUrl, preview, lowerCaseCanonical } = useSite();
  const hidden = noindex || preview;
  const { originalPath, path } = context.i18n;
  const locale = localeOf(context.language);
  // A site without content has no name yet; every document needs a title.
  const siteName = site?.title ?? siteUrl.replace(/^https?:\/\//, '');
  const ownTitle = inOneLine(title ?? titleFromPath(originalPath));
  const summary = inOneLine(description || ownText(site, 'text', site?.text?.excerpt) || '');
  const address = (of: string) => canonicalUrl(siteUrl + of, { lowerCase: lowerCaseCanonical });
  const languages = writtenIn(locale.code, record);
  const isOriginal = languages.includes(locale.code);
  const addressIn = (code: Locale) => address(localePath(originalPath, code));
  const place = {
    siteUrl,
    siteName,
    url: address(path),
    home: address(localePath('/', locale.code)),
    locale: locale.code,
  };
  // A page with `noindex` has the site's image instead of its own.
  const own = image ?? (noindex ? ownPicture(site?.image, site?.image_alt) : undefined);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- src/runtime/navigation/announceRoute.ts sets it */}
      <html data-page={path} />
      <title>{documentTitle(ownTitle, siteName)}</title>
      {summary && <meta name="description" content={summary} />}
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && (
        <Addresses
          canonical={isOriginal ? place.url : addressIn(languages[0] ?? defaultLocale)}
          alternates={isOriginal ? languages.map((code) => [code, addressIn(code)]) : []}
        />
      )}
      {!hidden && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={siteName}
          href={siteUrl + localePath(FEED, locale.code)}
        />
      )}
      {!hidden && withText && <link rel="alternate" type="text/markdown" href={siteUrl + textPath(path)} />}
      <Kind article={isOriginal ? article : undefined} />
      <meta property="og:title" content={ownTitle || siteName} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale.ogLocale} />
      {isOriginal &&
        locales
          .filter(({ code }) => code !== locale.code && languages.includes(code))
          .map(({ code, ogLocale }) => <meta key={code} property="og:locale:alternate" content={ogLocale} />)}
      <SharePicture
        context={context}
        siteUrl={siteUrl}
        siteName={siteName}
        title={ownTitle || siteName}
        own={own}
        facts={card}
      />
      <meta name="twitter:title" content={ownTitle || siteName} />
      {summary && <meta name="twitter:description" content={summary} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestPath(locale.code)} />
      {!hidden && isOriginal && (
        <StructuredData things={[organization(place, company), webSite(place), ...(things?.(place) ?? [])]} />
      )}
    </>
  );
}

/** Metadata of an article with its dates; any other page is of the type `website`. */
function Kind({ article }: { article: Dated | undefined }) {
  const { publish_at: published } = article ?? {};
  const revised = article && lastRevised(article);
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={new Date(published).toISOString()} />}
      {revised && <meta property="article:modified_time" content={revised} />}
    </>
  );
}

type AddressesProps = { canonical: string; alternates: readonly (readonly [locale: Locale, address: string])[] };

function Addresses({ canonical, alternates }: AddressesProps) {
  const original = (alternates.find(([code]) => code === defaultLocale) ?? alternates[0])?.[1];
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {alternates.map(([code, href]) => (
        <link key={code} rel="alternate" hrefLang={code} href={href} />
      ))}
      {original && <link rel="alternate" hrefLang="x-default" href={original} />}
    </>
  );
}
