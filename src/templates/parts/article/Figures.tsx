import { textLanguage, type Written } from '../../../i18n/textLanguage';
import * as styles from './Figures.module.css';

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
