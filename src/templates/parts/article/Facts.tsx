import { useTranslation } from 'react-i18next';
import { textLanguage, type Written } from '../../../i18n/textLanguage';
import { Tag } from '../../../ui/Tag';
import * as demo from './DemoMark.module.css';
import * as styles from './Facts.module.css';

type Fact = {
  name: string;
  value: string | null | undefined;
  /** The value's language if it is not the page's. */
  lang?: string | undefined;
  /** The name's language if it is not the page's. */
  nameLang?: string | undefined;
};

/** Names and values side by side; a fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value, lang, nameLang }) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt lang={nameLang}>{name}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type Figure = Written & { readonly id: string; readonly value: string; readonly label: string };

/** The results of a project in figures. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, borrowed, value, label }) => (
        <div key={id} className={styles.figure}>
          <dt lang={textLanguage({ borrowed }, 'label')}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The notice that the following content is a demonstration. */
export function DemoMark() {
  const { t } = useTranslation();
  return (
    <p className={demo.mark}>
      <Tag strong>{t('demo')}</Tag> {t('demoNote')}
    </p>
  );
}
