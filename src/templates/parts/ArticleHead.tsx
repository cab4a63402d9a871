import type { ReactNode } from 'react';
import { Picture, type PictureFile } from '../../ui/Picture';
import * as styles from './ArticleHead.module.css';

type Props = {
  /** The way back up. */
  above?: ReactNode;
  /** Who wrote it and when, or what it is where nothing above says so. */
  line?: ReactNode;
  title: string;
  /** The language of title, summary and picture where it is not the page's. */
  lang: string | undefined;
  summary: string | null;
  image: PictureFile | null;
  imageAlt: string | null;
  children?: ReactNode;
};

/** How an article, a case, a project and a workshop begin. */
export function ArticleHead({ above, line, title, lang, summary, image, imageAlt, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {above}
        {line && <p className={styles.line}>{line}</p>}
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        {summary && (
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
        )}
        {children}
      </div>
      {image && <Picture file={image} alt={imageAlt} className={styles.picture} lang={lang} eager />}
    </header>
  );
}
