import { textLanguage } from '../../i18n/textLanguage';
import { Band } from '../Band';
import type { SectionProps } from '../SectionProps';
import { SectionHeading } from '../SectionHeading';
import * as styles from './Statistics.module.css';

/** Figures, each with its label. */
export function Statistics({ block }: SectionProps) {
  return (
    <Band tone="accent" anchor={block.anchor}>
      <SectionHeading block={block} />
      <dl className={styles.figures}>
        {block.items.map(({ id, borrowed, number, title }) => (
          <div key={id} className={styles.figure}>
            <dt lang={textLanguage({ borrowed }, 'title')}>{title}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
