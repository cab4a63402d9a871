import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { Prose, type ProseText } from '../../ui/Prose';

/** What a list says while it has nothing to show. */
export function EmptyList({ content }: { content: { title: string | null; text: ProseText | null } | null }) {
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
      {content.title && <h2>{content.title}</h2>}
      <Prose text={content.text} />
    </>
  );
}
