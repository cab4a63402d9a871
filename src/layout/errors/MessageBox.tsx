import type { ReactNode } from 'react';
import * as styles from './MessageBox.module.css';

type Props = {
  /** A large number or drawing beside the text. */
  mark?: ReactNode;
  title: string;
  /** The title's language if it is not the page's. */
  titleLang?: string | undefined;
  children: ReactNode;
};

/** A page with a single message: an error, a missing page, a confirmation. */
export function MessageBox({ mark, title, titleLang, children }: Props) {
  return (
    <div className={styles.box}>
      {mark}
      <div className={styles.words}>
        <h1 className={styles.title} lang={titleLang}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
