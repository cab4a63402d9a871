import type { BlogPosting, Organization, Person } from 'schema-dts';
import { absoluteUrl } from '../../lib/url/canonicalUrl';
import { type Dated, lastRevised } from '../../lib/browser/revision';
import { organizationId, websiteId } from './company';
import type { Place } from './StructuredData';

type Post = Dated & {
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  /** It names no author, or the company. */
  readonly isByHouse: boolean;
  readonly image: { readonly publicURL: string } | null;
  readonly tags: readonly { readonly name: string }[];
};

/** The structured data of an article. */
export function blogPosting(post: Post, place: Place): BlogPosting {
  const { title, summary, publish_at, image, tags } = post;
  const { siteUrl, url, locale } = place;
  const dateModified = lastRevised(post);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    ...(image && { image: [absoluteUrl(image.publicURL, siteUrl)] }),
    ...(publish_at && { datePublished: new Date(publish_at).toISOString() }),
    ...(dateModified && { dateModified }),
    author: authorOf(post, place),
    publisher: { '@id': organizationId(siteUrl) },
    isPartOf: { '@id': websiteId(siteUrl) },
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
  };
}

function authorOf({ author, isByHouse }: Post, { siteUrl, siteName }: Place): Person | Organization {
  if (author && !isByHouse) return { '@type': 'Person', name: author };
  const house = { '@id': organizationId(siteUrl) };
  return {
    '@type': 'Organization',
    name: author ?? siteName,
    url: `${siteUrl}/`,
    parentOrganization: house,
  };
}
