import { useTranslation } from 'react-i18next';
import { SEARCH_FIELD } from '../../i18n/search/SEARCH_FIELD';
import { SEARCH_PATH } from '../../i18n/search/SEARCH_PATH';
import { Link } from '../../ui/Link';
import { SearchIcon } from './SearchIcon';
import * as styles from './SearchLink.module.css';
import { useOpenSearch } from './useOpenSearch';

const TO = `${SEARCH_PATH}#${SEARCH_FIELD}`;

/**
 * Opens the search. src/runtime/boot/startSearchKey.ts presses it when its keys are.
 * @param props `worded`: there is room for the word, in the menu of narrow screens
 */
export function SearchLink({ worded = false }: { worded?: boolean }) {
  const { t } = useTranslation('search');
  const open = useOpenSearch();
  if (worded) {
    return (
      <Link to={TO} className={`${styles.link} ${styles.worded}`} onClick={open}>
        <SearchIcon />
        {t('open')}
      </Link>
    );
  }
  return (
    <Link
      to={TO}
      className={styles.link}
      aria-label={t('open')}
      title={t('openByKey')}
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={open}
    >
      <SearchIcon />
    </Link>
  );
}
