import { textLanguage } from '../../i18n/textLanguage';
import { Prose } from '../../ui/prose/Prose';
import { Band } from '../Band';
import * as styles from './Quote.module.css';
import type { SectionProps } from '../SectionProps';

/** A quotation with its source, in the colour of its section. */
export function Quote({ block, section }: SectionProps) {
  return (
    <Band tone={section === 'default' ? 'night' : 'ground'} anchor={block.anchor}>
      <figure className={styles.figure}>
        <blockquote className={styles.quote}>
          <Prose text={block.text} className={styles.words} lang={textLanguage(block, 'text')} />
        </blockquote>
        {block.title && (
          <figcaption className={styles.caption} lang={textLanguage(block, 'title')}>
            {block.title}
          </figcaption>
        )}
      </figure>
    </Band>
  );
}
