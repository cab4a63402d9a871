import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { usePath } from '../../i18n/PathContext';
import * as styles from './Form.module.css';

/** The honeypot's name: nothing that a browser or a password manager would fill in. */
const HONEYPOT = 'subject_line';

/** Values sent besides the fields; the server reads them from a form that was sent without scripts. */
export function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('form');
  const locale = useLocale();
  const page = usePath();
  const all = { ...values, locale, ...(page && { page }) };
  return (
    <>
      {Object.entries(all).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.aside} aria-hidden="true">
        <label>
          {t('honeypot')}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** Returns the value of the field that people do not see, and robots fill in. */
export function readHoneypot(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(HONEYPOT);
  return field instanceof HTMLInputElement ? field.value : '';
}
