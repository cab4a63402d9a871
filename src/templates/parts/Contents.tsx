import { useTranslation } from 'react-i18next';
import * as styles from './Contents.module.css';

type Heading = { readonly id: string; readonly text: string; readonly level: number };

/** An article's table of contents; a short one needs none. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation();
  const chapters = headings.filter(({ level }) => level === 2);
  if (chapters.length < 2) return <div />;
  return (
    <nav className={styles.contents} aria-label={t('article.contents')}>
      <p className={styles.title}>{t('article.contents')}</p>
      <ol className={styles.list}>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
