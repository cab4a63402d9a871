import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../i18n/locales';
import { textLanguage, type Written } from '../../i18n/textLanguage';
import { Link } from '../../ui/Link';
import type { PictureFile } from '../../ui/Picture';
import { Tag } from '../../ui/Tag';
import { RecordPicture, RecordText } from '../recordParts';
import * as styles from './Card.module.css';

/** The place of a record's card on its page. */
export type CardPlace = {
  /** Level of the title: 2 if the list follows the page's own title. */
  level?: 2 | undefined;
  /** The first card of a page, whose image is in the first view. */
  eager?: boolean | undefined;
};

type Props = CardPlace & {
  record: Written & {
    /** The path of the record's page; null if it has none. */
    readonly path: string | null;
    readonly title: string;
    readonly summary: string | null;
    readonly image: PictureFile | null;
    readonly image_alt: string | null;
    readonly image_focus?: string | null;
    /** The record is shown in previews only. */
    readonly isDraft: boolean;
  };
  /** A line below the title: a date, a client, a place. */
  line: ReactNode;
  children?: ReactNode;
};

/** A record in a list. The title is the link, and the whole card is its target. */
export function Card({ record, line, level, eager, children }: Props) {
  const { t } = useTranslation();
  const { path, title, isDraft } = record;
  const lang = textLanguage(record, 'title');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.card}>
      {record.image && (
        <div className={styles.frame}>
          <RecordPicture of={record} className={styles.picture} eager={eager} />
        </div>
      )}
      <div className={styles.body}>
        {/* Directly below the picture, so that the titles of a row are aligned whatever else a card has. */}
        <Heading className={styles.title} lang={lang}>
          {path === null ? title : <Link to={path}>{title}</Link>}
        </Heading>
        <p className={styles.line}>{line}</p>
        <RecordText as="p" of={record} field="summary" className={styles.summary} />
        <div className={styles.marks}>
          {isDraft && <Tag strong>{t('draft.mark')}</Tag>}
          {lang && <Tag lang={lang}>{localeOf(lang).name}</Tag>}
          {children}
        </div>
      </div>
    </li>
  );
}
