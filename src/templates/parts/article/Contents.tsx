import { useTranslation } from 'react-i18next';
import * as styles from './Contents.module.css';

type Heading = { readonly id: string; readonly text: string; readonly level: number };

type Props = {
  headings: readonly Heading[];
  /** Their language if it is not the page's. */
  lang: string | undefined;
};

/** An article's table of contents; a short one needs none. */
export function Contents({ headings, lang }: Props) {
  const { t } = useTranslation();
  const chapters = headings.filter(({ level }) => level === 2);
  if (chapters.length < 2) return <div />;
  return (
    <nav className={styles.contents} aria-label={t('article.contents')}>
      <p className={styles.title}>{t('article.contents')}</p>
      <ol className={styles.list} lang={lang}>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
