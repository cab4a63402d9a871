import type { ReactNode } from 'react';
import { useBlockMark } from './BlockMark';
import * as styles from './Band.module.css';

/** A block with the fields of the fragment in Section.tsx. */
export type Block = Queries.SectionBlockFragment;

export type SectionProps = {
  block: Block;
  /** The section of the site to which the page belongs. */
  section: string;
  /** The page is the home page. */
  isHome?: boolean;
  /** The block begins its page: a hero has the page's main heading. */
  isFirst?: boolean;
  /** The prefix of its fields' ids, for the second form of a kind on the page and those after it. */
  formId?: string | undefined;
};

type BandTone = 'paper' | 'mist' | 'night' | 'ground' | 'accent';

type Props = {
  tone?: BandTone;
  anchor?: string | null;
  /** The band leads to further pages: when it is visible, the application is loaded, so that they open at once. */
  leadsOn?: boolean;
  children: ReactNode;
};

/** The frame of a block: its background in full width, its content in the page's column. */
export function Band({ tone = 'paper', anchor, leadsOn = false, children }: Props) {
  return (
    <section
      {...useBlockMark()}
      className={`${styles.band} ${styles[tone]}`}
      data-tone={tone}
      id={anchor ?? undefined}
      data-application={leadsOn ? 'near' : undefined}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
