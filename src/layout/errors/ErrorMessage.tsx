import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { localePath } from '../../i18n/locales';
import type { goTo } from '../../lib/browser/goTo';
import { isPlainClick } from '../../lib/browser/isPlainClick';
import { ButtonLink } from '../../ui/Button';
import * as styles from './ErrorMessage.module.css';
import { MessageBox } from './MessageBox';
import { useErrorTitle } from './useErrorTitle';

/** Milliseconds from the click on the way home to the next try at the page, should the browser still be on it. */
const CLEAR_AFTER = 500;

type Props = { go: typeof goTo; onClear: () => void };

/** What a visitor reads in place of a page that broke. */
export function ErrorMessage({ go, onClear }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  useErrorTitle(t('error.title'));
  // Not by the router: the window is loaded anew, since the application is what broke.
  const leave = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(localePath('/', locale));
    setTimeout(onClear, CLEAR_AFTER);
  };
  return (
    <MessageBox mark={<p className={styles.number} data-number="500" aria-hidden="true" />} title={t('error.title')}>
      <p>{t('error.text')}</p>
      <ButtonLink to="/" colour="yellow" onClick={leave}>
        {t('error.home')}
      </ButtonLink>
    </MessageBox>
  );
}
