import { Prose, type ProseText } from '../../ui/Prose';
import * as styles from './ListHead.module.css';

type Props = { title: string; text?: ProseText | null | undefined };

/** Title and introduction of a page that has no hero. */
export function ListHead({ title, text }: Props) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <Prose text={text} className={styles.text} />
    </div>
  );
}
