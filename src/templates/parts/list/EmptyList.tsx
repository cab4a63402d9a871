import { useTranslation } from 'react-i18next';
import { textLanguage, type Written } from '../../../i18n/textLanguage';
import { Link } from '../../../ui/Link';
import { Prose, type ProseText } from '../../../ui/prose/Prose';

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
