import { textLanguage } from '../../i18n/textLanguage';
import { Prose } from '../../ui/prose/Prose';
import { Band } from '../Band';
import * as styles from './Faq.module.css';
import type { SectionProps } from '../SectionProps';
import { SectionHeading } from '../SectionHeading';

/** Questions that open to their answers, without any script. */
export function Faq({ block }: SectionProps) {
  return (
    <Band anchor={block.anchor}>
      <div className={styles.columns}>
        <SectionHeading block={block} />
        <div className={styles.list}>
          {block.items.map(({ id, borrowed, title, text }) => (
            <details key={id} className={styles.item}>
              <summary className={styles.question} lang={textLanguage({ borrowed }, 'title')}>
                {title}
              </summary>
              <Prose text={text} className={styles.answer} lang={textLanguage({ borrowed }, 'text')} />
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}
