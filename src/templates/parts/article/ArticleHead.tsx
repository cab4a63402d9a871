import type { ReactNode } from 'react';
import { searchText, type Written } from '../../../i18n/textLanguage';
import { Seo, type SeoProps } from '../../../layout/head/Seo';
import type { Translated } from '../../../layout/head/writtenIn';
import { breadcrumbList, type Crumb } from '../../../layout/structuredData/StructuredData';
import { RecordPicture, RecordText } from '../../../sections/recordParts';
import type { PictureFile } from '../../../ui/Picture';
import * as styles from './ArticleHead.module.css';

type Props = {
  /** The breadcrumbs. */
  above?: ReactNode;
  /** Author and date, or the kind of page if nothing above names it. */
  line?: ReactNode;
  record: Written & {
    readonly title: string;
    readonly summary: string | null;
    readonly image: PictureFile | null;
    readonly image_alt: string | null;
    readonly image_focus?: string | null;
  };
  children?: ReactNode;
};

/** The beginning of an article, a case, a project or a workshop. */
export function ArticleHead({ above, line, record, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {above}
        {line && <p className={styles.line}>{line}</p>}
        <RecordText as="h1" of={record} field="title" className={styles.title} />
        <RecordText as="p" of={record} field="summary" className={styles.summary} />
        {children}
      </div>
      <RecordPicture of={record} className={styles.picture} eager />
    </header>
  );
}

type SeoOfRecord = Omit<SeoProps, 'title' | 'description' | 'record'> & {
  /** The list above the page. */
  above?: Crumb;
  record:
    | (Translated &
        Written & {
          readonly title: string;
          readonly summary: string;
          readonly seo_title: string | null;
          readonly seo_description: string | null;
        })
    | null;
};

/** The head of a record's page: the texts that its editor wrote for search engines, otherwise its title and summary. */
export function RecordSeo({ above, record, things, ...rest }: SeoOfRecord) {
  const crumbsOf = ({ title }: { title: string }) => [...(above ? [above] : []), { name: title }];
  return (
    <Seo
      {...rest}
      record={record}
      title={record && searchText(record, 'seo_title', 'title')}
      description={record && searchText(record, 'seo_description', 'summary')}
      things={(place) => (record ? [breadcrumbList(place, crumbsOf(record)), ...(things?.(place) ?? [])] : [])}
    />
  );
}
