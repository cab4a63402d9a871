import { type ReactNode, type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { localePath } from '../../i18n/locales';
import { type goTo, isPlainClick } from '../../lib/browser/clicks';
import { documentTitle, errorTitle } from '../../lib/text/pageTitle';
import { ButtonLink } from '../../ui/Button';
import * as styles from './ErrorMessage.module.css';
import * as box from './MessageBox.module.css';

type BoxProps = {
  /** A large number or drawing beside the text. */
  mark?: ReactNode;
  title: string;
  /** The title's language if it is not the page's. */
  titleLang?: string | undefined;
  children: ReactNode;
};

/** A page with a single message: an error, a missing page, a confirmation. */
export function MessageBox({ mark, title, titleLang, children }: BoxProps) {
  return (
    <div className={box.box}>
      {mark}
      <div className={box.words}>
        <h1 className={box.title} lang={titleLang}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** The status of a page that failed to render, whatever the server answered. */
const STATUS = 500;

/**
 * Sets the document's title to the error's, "{status} - {message}", and restores the page's own title afterwards. The
 * page's head may render after its body failed, so its title is replaced whenever it appears.
 * @param message the heading of the error page
 */
function useErrorTitle(message: string): void {
  useEffect(() => {
    const name = errorTitle(STATUS, message);
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    const title = site ? documentTitle(name, site) : name;
    let own = document.title;
    const rename = () => {
      if (document.title === title) return;
      own = document.title;
      document.title = title;
    };
    rename();
    const observer = new MutationObserver(rename);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = own;
    };
  }, [message]);
}

/**
 * Milliseconds from the click on the link home to the next attempt to render the page, if the browser has not left it.
 */
const CLEAR_AFTER = 500;

type Props = { go: typeof goTo; onClear: () => void };

/** The message in place of a page that failed to render. */
export function ErrorMessage({ go, onClear }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  useErrorTitle(t('error.title'));
  // Not by the router: the document is reloaded, because the application failed.
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
