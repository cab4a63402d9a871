import { Seo, type SeoProps } from '../../layout/head/Seo';
import type { Translated } from '../../layout/head/writtenIn';

type Props = Omit<SeoProps, 'title' | 'description' | 'record'> & {
  record:
    | (Translated & {
        readonly title: string;
        readonly summary: string;
        readonly seo_title: string | null;
        readonly seo_description: string | null;
      })
    | null;
};

/** The head of a record's page: the texts that its editor wrote for search engines, otherwise its title and summary. */
export function RecordSeo({ record, ...rest }: Props) {
  return (
    <Seo
      {...rest}
      record={record}
      title={record?.seo_title ?? record?.title}
      description={record?.seo_description ?? record?.summary}
    />
  );
}
