import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { localePath } from '../../i18n/locales';
import { SEARCH_FIELD, SEARCH_PATH } from '../../i18n/search/SearchIndex';
import { Link } from '../../ui/Link';
import { openerProps, type OpenerProps } from '../../ui/pageLink';
import { useLazy } from '../../ui/useLazy';
import { SearchIcon } from './SearchIcon';
import * as styles from './SearchLink.module.css';

/** Whether the search is open above the page. */
export const searchOpen = atom(false);

/** Whether the dialog is wanted and its code still loads. */
const searchWaits = atom(false);

/** The search page has the field that the dialog would have. */
const fieldOfPage = () => document.querySelector<HTMLElement>('main input[type="search"]');

/**
 * Makes a link to the search page open the search dialog; without scripts and in a new tab it stays a link.
 * @returns the link's attributes
 */
function useOpenSearch(): OpenerProps {
  const setOpen = useSetAtom(searchOpen);
  return openerProps(useAtomValue(searchWaits), () => {
    const field = fieldOfPage();
    if (field) field.focus();
    else setOpen(true);
  });
}

const TO = `${SEARCH_PATH}#${SEARCH_FIELD}`;

/**
 * Opens the search. src/runtime/boot/startHeader.ts clicks it when its keys are pressed.
 * @param props `worded`: with its label, in the menu of narrow screens
 */
export function SearchLink({ worded = false }: { worded?: boolean }) {
  const { t } = useTranslation('search');
  const opener = useOpenSearch();
  if (worded) {
    return (
      <Link to={TO} className={`${styles.link} ${styles.worded}`} {...opener}>
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
      aria-keyshortcuts="Control+K Meta+K"
      {...opener}
    >
      <SearchIcon />
    </Link>
  );
}

const loadModal = () => import('./SearchModal').then(({ SearchModal }) => SearchModal);

/**
 * The search dialog, once on every page with a search link. Its code and its index are loaded when it is first opened.
 */
export function SearchDialog() {
  const [open, setOpen] = useAtom(searchOpen);
  const modal = useLazy(open, loadModal, localePath(SEARCH_PATH, useLocale()), useSetAtom(searchWaits));

  useEffect(() => {
    // The page behind it has changed by then.
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [setOpen]);

  if (!open || !modal) return null;
  return <modal.Component onClose={() => setOpen(false)} />;
}
