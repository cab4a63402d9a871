import { textLanguage } from '../i18n/textLanguage';
import { Prose } from '../ui/prose/Prose';
import type { Block } from './Band';
import * as styles from './SectionHeading.module.css';

/** The heading of most blocks: eyebrow, title, introduction. */
export function SectionHeading({ block }: { block: Pick<Block, 'eyebrow' | 'title' | 'text' | 'borrowed'> }) {
  const { eyebrow, title, text } = block;
  if (!eyebrow && !title && !text) return null;
  return (
    <div className={styles.heading}>
      {eyebrow && (
        <p className={styles.eyebrow} lang={textLanguage(block, 'eyebrow')}>
          {eyebrow}
        </p>
      )}
      <div className={styles.columns}>
        {title && (
          <h2 className={styles.title} lang={textLanguage(block, 'title')}>
            {title}
          </h2>
        )}
        <Prose text={text} className={styles.text} lang={textLanguage(block, 'text')} />
      </div>
    </div>
  );
}
