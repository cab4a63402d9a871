import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textLanguage, type Written } from '../../i18n/textLanguage';
import { Link } from '../../ui/Link';
import { Picture, type PictureFile } from '../../ui/Picture';
import { Tag } from '../../ui/tags/Tag';
import * as styles from './Card.module.css';

/** Where a record's card stands. */
export type CardPlace = {
  /** Level of the title: 2 where the list stands right under the page's own. */
  level?: 2 | undefined;
  /** The first card of a page whose picture is in the first view. */
  eager?: boolean | undefined;
};

type Props = CardPlace & {
  /** Address of the record's page; null if it has none. */
  to: string | null;
  title: string;
  /** The texts of the record that are written in another locale. */
  borrowed: Written['borrowed'];
  summary: string | null;
  image: PictureFile | null;
  imageAlt: string | null;
  /** A line under the title: a date, a client, a place. */
  line: ReactNode;
  /** The record is shown in previews only. */
  isDraft: boolean;
  children?: ReactNode;
};

/** A record in a list: the title is the link, the whole card is where it can be pressed. */
export function Card({ to, title, borrowed, summary, image, imageAlt, line, level, eager, isDraft, children }: Props) {
  const { t } = useTranslation();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.card}>
      {image && (
        <div className={styles.frame}>
          <Picture
            file={image}
            alt={imageAlt}
            className={styles.picture}
            lang={textLanguage({ borrowed }, 'image_alt')}
            eager={eager}
          />
        </div>
      )}
      <div className={styles.body}>
        {/* Right under the picture, so that the titles of a row stand in a line whatever else a card has. */}
        <Heading className={styles.title} lang={textLanguage({ borrowed }, 'title')}>
          {to === null ? title : <Link to={to}>{title}</Link>}
        </Heading>
        <p className={styles.line}>{line}</p>
        {summary && (
          <p className={styles.summary} lang={textLanguage({ borrowed }, 'summary')}>
            {summary}
          </p>
        )}
        <div className={styles.marks}>
          {isDraft && <Tag strong>{t('draft.mark')}</Tag>}
          {children}
        </div>
      </div>
    </li>
  );
}
