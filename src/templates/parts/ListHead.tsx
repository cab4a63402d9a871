import type { ReactNode } from 'react';
import { Prose, type ProseText } from '../../ui/Prose';
import * as styles from './ListHead.module.css';

type Props = {
  title: string;
  text?: ProseText | null | undefined;
  /** The way back up, if the page stands below a list. */
  above?: ReactNode;
};

/** Title and introduction of a page that has no hero. */
export function ListHead({ title, text, above }: Props) {
  return (
    <div className={styles.head}>
      {above}
      <h1 className={styles.title}>{title}</h1>
      <Prose text={text} className={styles.text} />
    </div>
  );
}
