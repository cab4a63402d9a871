import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import type { PageContext } from '../layout/PageContext';
import { Seo } from '../layout/Seo';
import { Section } from '../sections/Section';
import { ListHead } from './parts/ListHead';

type Props = PageProps<Queries.PageQuery, PageContext>;

/** A page composed of blocks: home, section homes, everything that editors make. */
export default function PageTemplate({ data: { page }, pageContext }: Props) {
  if (!page) return null;
  const untitled = page.blocks.every(({ kind }) => kind !== 'hero');
  return (
    <Layout context={pageContext} section={page.section} isFallback={page.isFallback} isDraft={page.isDraft}>
      {untitled && <ListHead title={page.title} />}
      {page.blocks.map((block) => (
        <Section key={block.id} block={block} section={page.section} isHome={pageContext.i18n.originalPath === '/'} />
      ))}
    </Layout>
  );
}

export function Head({ data: { page, site }, pageContext }: HeadProps<Queries.PageQuery, PageContext>) {
  return (
    <Seo
      context={pageContext}
      site={site}
      title={page?.seo_title ?? page?.title}
      description={page?.seo_description}
      image={page?.seo_image}
      noindex={page?.noindex}
    />
  );
}

export const query = graphql`
  query Page($id: String!, $language: String!) {
    ...PageCommon
    page(id: { eq: $id }) {
      title
      section
      isFallback
      isDraft
      seo_title
      seo_description
      seo_image {
        publicURL
      }
      noindex
      blocks {
        ...SectionBlock
      }
    }
  }
`;
