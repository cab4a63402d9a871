import type { ChangeEventHandler, FormEventHandler, Ref } from 'react';
import { useLocale } from '../../i18n/LocaleContext';
import { localePath } from '../../i18n/locales';
import { SEARCH_PATH } from '../../i18n/search/SearchIndex';
import * as button from '../../ui/Button.module.css';
import { SearchIcon } from './SearchIcon';
import * as styles from './SearchField.module.css';

type Props = {
  id: string;
  label: string;
  buttonText: string;
  fieldRef?: Ref<HTMLInputElement>;
  /** With `onChange`; without both the field is uncontrolled. */
  value?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onSubmit?: FormEventHandler;
};

/** The search field. Without scripts it leads to the search page. */
export function SearchField({ id, label, buttonText, fieldRef, value, onChange, onSubmit }: Props) {
  const action = localePath(SEARCH_PATH, useLocale());
  return (
    <form className={styles.form} role="search" action={action} onSubmit={onSubmit}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          ref={fieldRef}
          className={styles.field}
          type="search"
          name="q"
          value={value}
          onChange={onChange}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
        />
        <button type="submit" className={`${button.button} ${button.yellow} ${styles.submit}`}>
          <SearchIcon />
          {buttonText}
        </button>
      </div>
    </form>
  );
}
