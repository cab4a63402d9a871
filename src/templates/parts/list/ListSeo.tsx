import { ownText } from '../../../i18n/textLanguage';
import type { PageContext } from '../../../layout/Layout';
import { Seo, type SeoProps } from '../../../layout/head/Seo';
import { breadcrumbList } from '../../../layout/structuredData/StructuredData';

type Props = {
  context: PageContext;
  site: SeoProps['site'];
  heading: Queries.ListHeadingFragment | null;
  fallback: string;
};

/** The head of a list that is one page: the title and the introduction of its heading. */
export function ListSeo({ context, site, heading, fallback }: Props) {
  const title = heading?.title ?? fallback;
  return (
    <Seo
      context={context}
      site={site}
      title={title}
      description={ownText(heading, 'text', heading?.text?.excerpt)}
      things={(place) => [breadcrumbList(place, [{ name: title }])]}
    />
  );
}
