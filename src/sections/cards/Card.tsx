import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import { Picture, type PictureFile } from '../../ui/Picture';
import * as styles from './Card.module.css';

type Props = {
  to: string;
  title: string;
  summary: string | null;
  image: PictureFile | null;
  imageAlt: string | null;
  /** A line above the title: a date, a client, a place. */
  line: ReactNode;
  /** Level of the title: 2 where the list stands right under the page's own. */
  level?: 2 | 3 | undefined;
  children?: ReactNode;
};

/** A record in a list: the title is the link, the whole card is where it can be pressed. */
export function Card({ to, title, summary, image, imageAlt, line, level = 3, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.card}>
      {image && (
        <div className={styles.frame}>
          <Picture file={image} alt={imageAlt} className={styles.picture} />
        </div>
      )}
      <div className={styles.body}>
        <p className={styles.line}>{line}</p>
        <Heading className={styles.title}>
          <Link to={to}>{title}</Link>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        {children}
      </div>
    </li>
  );
}
