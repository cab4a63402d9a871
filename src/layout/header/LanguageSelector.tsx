import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { localeOf, localePath, locales } from '../../i18n/locales';
import { pageLink } from '../../ui/pageLink';
import * as styles from './LanguageSelector.module.css';

/** Links to the same page in the other locales; nothing on a site with one locale. */
export function LanguageSelector({ path }: { path: string }) {
  const { t } = useTranslation();
  const current = localeOf(useLocale());
  if (locales.length < 2) return null;
  return (
    <details className={styles.selector} name="header">
      <summary className={styles.trigger}>
        <span className={styles.hidden}>{t('language')}: </span>
        {current.name.slice(0, 3).toLocaleUpperCase(current.code)}
      </summary>
      <ul className={styles.list}>
        {locales.map(({ code, name }) => (
          <li key={code}>
            <a
              href={localePath(path, code)}
              lang={code}
              hrefLang={code}
              // src/runtime/boot/startHeader.ts keeps the choice.
              data-chooses-locale
              aria-current={code === current.code ? 'true' : undefined}
              {...pageLink()}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
