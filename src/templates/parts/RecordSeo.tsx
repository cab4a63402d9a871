import type { Thing } from 'schema-dts';
import type { PageContext } from '../../layout/PageContext';
import { Seo, type SeoSite } from '../../layout/head/Seo';
import type { CardFacts } from '../../layout/head/SharePicture';
import type { Dated } from '../../lib/browser/revision';
import type { Place } from '../../layout/structuredData/Place';
import type { Translated } from '../../layout/head/writtenIn';

type Props = {
  context: PageContext;
  site: SeoSite;
  record:
    | (Translated & {
        readonly title: string;
        readonly summary: string;
        readonly seo_title: string | null;
        readonly seo_description: string | null;
      })
    | null;
  card?: CardFacts;
  withText?: boolean;
  article?: Dated | undefined;
  things: (place: Place) => readonly Thing[];
};

/** The head of a record's page: what its editor wrote for search engines, else its title and summary. */
export function RecordSeo({ context, site, record, card, withText, article, things }: Props) {
  return (
    <Seo
      context={context}
      site={site}
      title={record?.seo_title ?? record?.title}
      description={record?.seo_description ?? record?.summary}
      record={record}
      card={card}
      withText={withText}
      article={article}
      things={things}
    />
  );
}
