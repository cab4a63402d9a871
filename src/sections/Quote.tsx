import { Prose } from '../ui/Prose';
import { Band } from './Band';
import * as styles from './Quote.module.css';
import type { SectionProps } from './SectionProps';

/** A sentence to remember, and who says it. */
export function Quote({ block }: SectionProps) {
  return (
    <Band tone="night" anchor={block.anchor}>
      <figure className={styles.figure}>
        <blockquote className={styles.quote}>
          <Prose text={block.text} />
        </blockquote>
        {block.title && <figcaption className={styles.caption}>{block.title}</figcaption>}
      </figure>
    </Band>
  );
}
