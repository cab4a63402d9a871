import { fill } from '../../lib/text/fill';
import { localePath, type Locale } from '../../i18n/locales';
import { lastRevised } from '../../lib/browser/revision';
import type { RichTextNode } from '../../lib/text/RichText';
import { fullAddress } from '../../lib/url/canonicalUrl';
import { FEED } from '../../lib/url/pagePaths';
import { listPath } from '../../lib/url/recordPath';
import { localText, shownSize, type QueriedText, type LocalText, wordsIn } from './localText';

/** The site's texts for feeds and lists of pages, in one locale. */
export type SiteFacts = { locale: Locale; siteUrl: string; siteName: string; description: string };

/** An article of the query TEXTS. */
export type FeedArticle = {
  readonly pbId: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  readonly publish_at: string | null;
  readonly created: string;
  readonly revised: string;
  readonly tags: readonly { readonly name: string }[];
  readonly image: { readonly publicURL: string; readonly width: number | null; readonly height: number | null } | null;
  readonly image_alt: string | null;
  readonly body: QueriedText;
};

/** Characters that XML 1.0 cannot contain. */
const NO_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const clean = (text: string): string => text.replace(NO_XML, '');

/** Placeholder for the end of a CDATA section while the feed is written; clean() removes it from texts. */
const CDATA_END = '\ufffe';

/**
 * A text for a CDATA section of `feed`: its xml-js (1.6.11) escapes only the first `]]>`, and markup could follow the
 * next.
 */
const cdata = (text: string): string => clean(text).replaceAll(']]>', CDATA_END);

/**
 * Returns the articles of a locale as RSS 2.0. The same articles make the same bytes: the feed's date is the newest of
 * theirs, and a feed without articles has none. An article is identified by its record, so that one with a new path is not a new one.
 */
export async function feedOf(site: SiteFacts, articles: readonly FeedArticle[]): Promise<string> {
  const { locale, siteUrl, siteName, description } = site;
  // An ES module, which CommonJS can only import dynamically.
  const { Feed } = await import('feed');
  const moments = articles.map((article) => lastRevised(article) ?? '').sort();
  const feed = new Feed({
    title: clean(fill(wordsIn(locale).feed, { site: siteName })),
    description: clean(description),
    link: siteUrl + localePath(listPath.posts, locale),
    feed: siteUrl + localePath(FEED, locale),
    language: locale,
    updated: new Date(moments.at(-1) ?? 0),
    generator: false,
  });
  for (const article of articles) {
    const { pbId, path, title, summary, author, publish_at, created, tags } = article;
    feed.addItem({
      title: cdata(title),
      link: siteUrl + path,
      guid: `${pbId}-${locale}`,
      date: new Date(publish_at ?? created),
      // Readers take it for HTML.
      description: cdata(escapeHtml(summary)),
      content: cdata(contentOf(article, siteUrl, locale)),
      category: tags.map(({ name }) => ({ name: clean(name) })),
      // The author element of RSS is an e-mail address.
      ...(author && { extensions: [{ name: 'dc:creator', objects: { _text: clean(author) } }] }),
    });
  }
  const written = feed.rss2().replaceAll(CDATA_END, ']]]]><![CDATA[>');
  // RSS need not have a date, and `feed` always writes one.
  return `${moments.length > 0 ? written : written.replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '')}\n`;
}

function contentOf({ path, image, image_alt, body }: FeedArticle, siteUrl: string, locale: string): string {
  const text = htmlOf(localText(body, { siteUrl, locale, page: path }));
  if (!image) return text;
  const src = fullAddress(image.publicURL, siteUrl);
  return `<p>${imageTag({ ...shownSize(image), src, alt: image_alt })}</p>${text}`;
}

/** The attributes that a text keeps outside of its page; classes and ids have no meaning there. */
const KEPT = ['lang', 'title', 'start', 'type', 'reversed', 'colspan', 'rowspan', 'scope', 'open'];
const VOID = ['br', 'hr'];

/** Returns a rich text as self-contained HTML for feed readers: the sanitised tree with full URLs. */
export function htmlOf(text: LocalText): string {
  return text.nodes.map((node) => render(node, text)).join('');
}

function render(node: RichTextNode, text: LocalText): string {
  if (node.type === 'text') return escapeHtml(node.value);
  const { tag, attributes } = node;
  if (tag === 'img') return image(attributes, text);
  const kept = attributesOf(KEPT.map((name) => [name, attributes[name]]));
  if (VOID.includes(tag)) return `<${tag}>`;
  const inner = node.children.map((child) => render(child, text)).join('');
  // A span that only carried colours is dropped.
  if (tag === 'span' && !kept) return inner;
  if (tag !== 'a') return `<${tag}${kept}>${inner}</${tag}>`;
  const href = text.hrefOf(attributes);
  return href ? `<a${attributesOf([['href', href]])}${kept}>${inner}</a>` : inner;
}

function image(attributes: Readonly<Record<string, string>>, { pictureOf }: LocalText): string {
  const picture = pictureOf(attributes);
  return picture ? imageTag({ ...picture, alt: attributes.alt }) : '';
}

/** An image with its full URL. */
function imageTag({ src, alt, width, height }: ImageFacts): string {
  const size = [
    ['width', width?.toString()],
    ['height', height?.toString()],
  ] as const;
  return `<img${attributesOf([['src', src], ['alt', alt ?? ''], ...size])}>`;
}

type ImageFacts = {
  src: string;
  alt?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
};

const attributesOf = (entries: readonly (readonly [string, string | undefined])[]): string =>
  entries.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`)).join('');

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
