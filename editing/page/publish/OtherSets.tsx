import { useOtherSets } from '../../store/hooks';
import { counted, publishing } from '../texts';
import { STATUS } from './Outcome';
import * as styles from './PublishDialog.module.css';

/** The sets that change the page as well, and are not published with it. */
export function OtherSets() {
  const sets = useOtherSets();
  if (sets.length === 0) return null;
  return (
    <section className={styles.gaps}>
      <p>{publishing.otherSets}</p>
      <ul>
        {sets.map(({ id, title, changes }) => (
          <li key={id}>
            <a href={`${STATUS}#prepared-part`} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            <span className={styles.what}>{counted(publishing, 'changes', changes.length)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
