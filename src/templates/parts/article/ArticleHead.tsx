import type { ReactNode } from 'react';
import { textLanguage, type Written } from '../../../i18n/textLanguage';
import { Picture, type PictureFile } from '../../../ui/Picture';
import * as styles from './ArticleHead.module.css';

type Props = {
  /** The way back up. */
  above?: ReactNode;
  /** Author and date, or the kind of page if nothing above names it. */
  line?: ReactNode;
  title: string;
  /** The texts of the record that are written in another locale. */
  borrowed: Written['borrowed'];
  summary: string | null;
  image: PictureFile | null;
  imageAlt: string | null;
  children?: ReactNode;
};

/** How an article, a case, a project and a workshop begin. */
export function ArticleHead({ above, line, title, borrowed, summary, image, imageAlt, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {above}
        {line && <p className={styles.line}>{line}</p>}
        <h1 className={styles.title} lang={textLanguage({ borrowed }, 'title')}>
          {title}
        </h1>
        {summary && (
          <p className={styles.summary} lang={textLanguage({ borrowed }, 'summary')}>
            {summary}
          </p>
        )}
        {children}
      </div>
      {image && (
        <Picture
          file={image}
          alt={imageAlt}
          className={styles.picture}
          lang={textLanguage({ borrowed }, 'image_alt')}
          eager
        />
      )}
    </header>
  );
}
