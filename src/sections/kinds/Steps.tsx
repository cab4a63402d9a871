import { textLanguage } from '../../i18n/textLanguage';
import { Prose } from '../../ui/prose/Prose';
import { Band } from '../Band';
import type { SectionProps } from '../SectionProps';
import { SectionHeading } from '../SectionHeading';
import * as styles from './Steps.module.css';

/** The steps of a process. */
export function Steps({ block }: SectionProps) {
  return (
    <Band tone="mist" anchor={block.anchor}>
      <SectionHeading block={block} />
      <ol className={styles.steps}>
        {block.items.map(({ id, borrowed, number, title, text }, i) => (
          <li key={id} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {number || i + 1}
            </span>
            <h3 className={styles.title} lang={textLanguage({ borrowed }, 'title')}>
              {title}
            </h3>
            <Prose text={text} lang={textLanguage({ borrowed }, 'text')} />
          </li>
        ))}
      </ol>
    </Band>
  );
}
