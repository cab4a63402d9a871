import type { ReactNode } from 'react';
import { textLanguage, type Written } from '../../../i18n/textLanguage';
import { Prose, type ProseText } from '../../../ui/prose/Prose';
import * as styles from './ListHead.module.css';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/Link';

type Props = {
  title: string;
  /** The title's language if it is not the page's. */
  lang?: string | undefined;
  text?: ProseText | null | undefined;
  /** The text's language if it is not the page's. */
  textLang?: string | undefined;
  /** The breadcrumbs, if the page is below a list. */
  above?: ReactNode;
};

/** Title and introduction of a page that has no hero. */
export function ListHead({ title, lang, text, textLang, above }: Props) {
  return (
    <div className={styles.head}>
      {above}
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      <Prose text={text} className={styles.text} lang={textLang} />
    </div>
  );
}

type ContentProps = {
  /** The content with the list's title and introduction, if an editor has written one. */
  content: Queries.ListHeadingFragment | null;
  /** The title without that content. */
  title: string;
  withText?: boolean;
};

/** Title and introduction of a list. */
export const ContentHead = ({ content, title, withText = true }: ContentProps) => (
  <ListHead
    title={content?.title ?? title}
    lang={textLanguage(content, 'title')}
    text={withText ? content?.text : null}
    textLang={textLanguage(content, 'text')}
  />
);

type Content = Written & { readonly title: string | null; readonly text: ProseText | null };

/** The message of an empty list. */
export function EmptyList({ content }: { content: Content | null }) {
  const { t } = useTranslation();
  if (!content) {
    return (
      <p>
        {t('list.empty')} <Link to="/">{t('notFound.home')}</Link>
      </p>
    );
  }
  return (
    <>
      {content.title && <h2 lang={textLanguage(content, 'title')}>{content.title}</h2>}
      <Prose text={content.text} lang={textLanguage(content, 'text')} />
    </>
  );
}
