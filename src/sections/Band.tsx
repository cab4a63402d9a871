import type { ReactNode } from 'react';
import * as styles from './Band.module.css';

export type BandTone = 'paper' | 'mist' | 'night' | 'ground' | 'accent';

type Props = {
  tone?: BandTone;
  anchor?: string | null;
  /** A visitor who sees this band is about to go on to another page: it loads the application, so that it opens at once. */
  leadsOn?: boolean;
  children: ReactNode;
};

/** A block's place on the page: full width in colour, content in the page's column. */
export function Band({ tone = 'paper', anchor, leadsOn = false, children }: Props) {
  return (
    <section
      className={`${styles.band} ${styles[tone]}`}
      data-tone={tone}
      id={anchor ?? undefined}
      data-application={leadsOn ? 'near' : undefined}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
