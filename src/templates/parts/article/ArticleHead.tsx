import type { ReactNode } from 'react';
import { textLanguage, type Written } from '../../../i18n/textLanguage';
import { Seo, type SeoProps } from '../../../layout/head/Seo';
import type { Translated } from '../../../layout/head/writtenIn';
import { Picture, type PictureFile } from '../../../ui/Picture';
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
  };
  children?: ReactNode;
};

/** The beginning of an article, a case, a project or a workshop. */
export function ArticleHead({ above, line, record, children }: Props) {
  const { title, summary, image, image_alt } = record;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {above}
        {line && <p className={styles.line}>{line}</p>}
        <h1 className={styles.title} lang={textLanguage(record, 'title')}>
          {title}
        </h1>
        {summary && (
          <p className={styles.summary} lang={textLanguage(record, 'summary')}>
            {summary}
          </p>
        )}
        {children}
      </div>
      {image && (
        <Picture
          file={image}
          alt={image_alt}
          className={styles.picture}
          lang={textLanguage(record, 'image_alt')}
          eager
        />
      )}
    </header>
  );
}

type SeoOfRecord = Omit<SeoProps, 'title' | 'description' | 'record'> & {
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
export function RecordSeo({ record, ...rest }: SeoOfRecord) {
  return (
    <Seo
      {...rest}
      record={record}
      title={record?.seo_title ?? record?.title}
      description={record?.seo_description ?? record?.summary}
    />
  );
}
