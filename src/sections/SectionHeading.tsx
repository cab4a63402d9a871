import { textLanguage } from '../i18n/textLanguage';
import { Prose } from '../ui/prose/Prose';
import type { Block } from './Band';
import { RecordText } from './recordParts';
import * as styles from './SectionHeading.module.css';

/** The element of an item's title: below the block's own, or instead of it, so that no level is left out. */
export const itemHeading = ({ title }: Pick<Block, 'title'>): 'h2' | 'h3' => (title ? 'h3' : 'h2');

/** The heading of most blocks: eyebrow, title, introduction. */
export function SectionHeading({ block }: { block: Pick<Block, 'eyebrow' | 'title' | 'text' | 'borrowed'> }) {
  const { eyebrow, title, text } = block;
  if (!eyebrow && !title && !text) return null;
  return (
    <div className={styles.heading}>
      <RecordText as="p" of={block} field="eyebrow" className={styles.eyebrow} />
      <div className={styles.columns}>
        <RecordText as="h2" of={block} field="title" className={styles.title} />
        <Prose text={text} className={styles.text} lang={textLanguage(block, 'text')} />
      </div>
    </div>
  );
}
