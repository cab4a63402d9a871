import type { PageContext } from '../../layout/PageContext';
import { Seo, type SeoSite } from '../../layout/Seo';

type Props = {
  context: PageContext;
  site: SeoSite;
  record: {
    readonly title: string;
    readonly summary: string;
    readonly seo_title: string | null;
    readonly seo_description: string | null;
    readonly image: { readonly publicURL: string } | null;
  } | null;
};

/** The head of a record's page: what its editor wrote for search engines, else its title and summary. */
export function RecordSeo({ context, site, record }: Props) {
  return (
    <Seo
      context={context}
      site={site}
      title={record?.seo_title ?? record?.title}
      description={record?.seo_description ?? record?.summary}
      image={record?.image}
    />
  );
}
