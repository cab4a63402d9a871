import { textLanguage } from '../../i18n/textLanguage';
import * as styles from './Figures.module.css';

type Figure = { readonly id: string; readonly isFallback: boolean; readonly value: string; readonly label: string };

/** What came of a piece of work, in figures. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, isFallback, value, label }) => (
        <div key={id} className={styles.figure} lang={textLanguage({ isFallback })}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
