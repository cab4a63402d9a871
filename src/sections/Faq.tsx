import { textLanguage } from '../i18n/textLanguage';
import { Prose } from '../ui/Prose';
import { Band } from './Band';
import * as styles from './Faq.module.css';
import type { SectionProps } from './SectionProps';
import { SectionHeading } from './SectionHeading';

/** Questions that open to their answers; they do so without any script. */
export function Faq({ block }: SectionProps) {
  return (
    <Band anchor={block.anchor}>
      <div className={styles.columns}>
        <SectionHeading block={block} />
        <div className={styles.list}>
          {block.items.map(({ id, isFallback, title, text }) => (
            <details key={id} className={styles.item} lang={textLanguage({ isFallback })}>
              <summary className={styles.question}>{title}</summary>
              <Prose text={text} className={styles.answer} />
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}
