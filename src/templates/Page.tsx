import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { type ComponentType, useMemo } from 'react';
import { ownText, searchText, textLanguage } from '../i18n/textLanguage';
import { Layout, type PageContext } from '../layout/Layout';
import { Seo } from '../layout/head/Seo';
import { ownPicture } from '../layout/head/SharePicture';
import { breadcrumbList, type Place } from '../layout/structuredData/StructuredData';
import { faqPage, packageServices } from '../layout/structuredData/packageServices';
import type { SectionProps } from '../sections/Band';
import { Section } from '../sections/Section';
import { withUniqueIds } from '../ui/prose/textIds';
import { ListHead } from './parts/list/ListHead';

type Props = PageProps<Queries.PageQuery, PageContext> & {
  /** Draws a block; the editing page's frame has one of its own around Section. */
  Block?: ComponentType<SectionProps>;
};

/** A page of blocks: the home page, section home pages, and all other pages that editors create. */
export default function PageTemplate({ data: { page }, pageContext, Block = Section }: Props) {
  const blocks = useMemo(() => withUniqueIds(page?.blocks ?? []), [page]);
  if (!page) return null;
  const untitled = page.blocks[0]?.kind !== 'hero';
  return (
    <Layout context={pageContext} isFallback={page.isFallback} isDraft={page.isDraft}>
      {untitled && <ListHead title={page.title} lang={textLanguage(page, 'title')} />}
      {blocks.map((block, at) => (
        <Block
          key={block.id}
          block={block}
          section={page.section}
          isHome={pageContext.i18n.originalPath === '/'}
          isFirst={at === 0}
          formId={formIdOf(blocks, at)}
        />
      ))}
    </Layout>
  );
}

type Page = NonNullable<Queries.PageQuery['page']>;

/** The id of a block's form if an earlier block has a form of the same kind: labels and errors name fields by id. */
function formIdOf(blocks: Page['blocks'], at: number): string | undefined {
  const form = formOf(blocks[at]);
  const earlier = form ? blocks.slice(0, at).filter((block) => formOf(block) === form).length : 0;
  return earlier > 0 ? `${form}-${earlier + 1}` : undefined;
}

/** The form that a block shows: one of another kind may still name one. */
const formOf = (block: Page['blocks'][number] | undefined) =>
  block?.kind === 'form' ? (block.form ?? 'general') : undefined;

/** The page's structured data: breadcrumbs, questions, packages. */
const thingsOf = ({ title, above, blocks }: Page, isHome: boolean, place: Place) => [
  ...(isHome
    ? []
    : [breadcrumbList(place, [...above.map((page) => ({ name: page.title, path: page.path })), { name: title }])]),
  ...faqPage(
    blocks.flatMap(({ kind, items }) => (kind === 'faq' ? items : [])),
    place,
  ),
  ...packageServices(
    blocks.flatMap(({ packages }) => packages?.items ?? []),
    place,
  ),
];

export function Head({ data: { page, site }, pageContext }: HeadProps<Queries.PageQuery, PageContext>) {
  return (
    <Seo
      context={pageContext}
      site={site}
      title={page && searchText(page, 'seo_title', 'title')}
      description={page?.isFallback ? page.seo_description : ownText(page, 'seo_description', page?.seo_description)}
      image={ownPicture(page?.seo_image, page?.seo_image_alt)}
      card={{ section: page?.section }}
      noindex={page?.noindex}
      record={page}
      company={page?.company}
      things={(place) => (page ? thingsOf(page, pageContext.i18n.originalPath === '/', place) : [])}
    />
  );
}

export const query = graphql`
  query Page($id: String!, $language: String!, $posts: [String!]) {
    ...PageCommon
    page(id: { eq: $id }) {
      title
      section
      ...RecordStatus
      seo_title
      seo_description
      seo_image {
        ...Shared
      }
      seo_image_alt
      noindex
      company {
        details
        image {
          publicURL
        }
      }
      above {
        title
        path
      }
      blocks {
        ...SectionBlock
      }
    }
  }
`;
