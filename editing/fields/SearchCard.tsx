import { localePath, locales, type Locale } from '../../src/i18n/locales';
import { recordPath } from '../../src/lib/url/recordPath';
import { lengthOf } from '../../src/lib/content/tooLong';
import { useRecord, useUpload } from '../store/hooks';
import type { DraftRecord, Key } from '../store/types';
import { fill } from '../texts/language';
import * as controls from './controls.module.css';
import { fileUrl } from './pickers/sitePictures';
import * as styles from './SearchCard.module.css';
import { useShownLanguages } from './shownLanguages';
import { texts } from './words';

/** Where search engines cut, about: they measure pixels. */
const CUT = { title: 60, description: 155 };

/** The look of a page in search results and as a shared link, as it is typed. */
export function SearchCard({ recordKey }: { recordKey: Key }) {
  const record = useRecord(recordKey);
  const [shown] = useShownLanguages();
  if (!record) return null;
  const languages = locales.filter(({ code }) => shown === 'both' || shown === code);
  return (
    <div className={styles.cards}>
      {record.values['noindex'] === true && <p className={controls.note}>{texts.search.hidden}</p>}
      {languages.map(({ code, name }) => (
        <section key={code} className={styles.pair} aria-label={name}>
          <Result record={record} locale={code} name={name} />
          <Shared record={record} locale={code} name={name} />
        </section>
      ))}
    </div>
  );
}

interface Props {
  record: DraftRecord;
  locale: Locale;
  /** Of the language. */
  name: string;
}

function Result({ record, locale, name }: Props) {
  const { title, description, trail } = wordsOf(record, locale);
  return (
    <div className={styles.card}>
      <span className={controls.mark}>
        {texts.search.google} · {name}
      </span>
      <div className={styles.google} lang={locale}>
        <p className={styles.address}>{trail}</p>
        <p className={styles.title}>{cut(title, CUT.title) || texts.search.noTitle}</p>
        <p className={styles.description}>{cut(description, CUT.description) || texts.search.noDescription}</p>
      </div>
      <ul className={styles.counts}>
        <Count name={texts.search.title} text={title} most={CUT.title} />
        <Count name={texts.search.description} text={description} most={CUT.description} />
      </ul>
    </div>
  );
}

function Count({ name, text, most }: { name: string; text: string; most: number }) {
  const length = lengthOf(text);
  if (length === 0) return null;
  return (
    <li className={`${controls.count} ${length > most ? styles.long : ''}`}>
      {name}: {fill(length > most ? texts.search.long : texts.search.fits, { length, most })}
    </li>
  );
}

function Shared({ record, locale, name }: Props) {
  const { title, description } = wordsOf(record, locale);
  const image = useImage(record);
  return (
    <div className={styles.card}>
      <span className={controls.mark}>
        {texts.search.shared} · {name}
      </span>
      <div className={styles.shared} lang={locale}>
        {image ? <img src={image} alt="" /> : <p className={styles.made}>{texts.search.made}</p>}
        <div className={styles.words}>
          <span className={styles.address}>{location.host}</span>
          <span className={styles.shareTitle}>{title || texts.search.noTitle}</span>
          {description && <span className={controls.note}>{cut(description, CUT.description)}</span>}
        </div>
      </div>
    </div>
  );
}

/** The picture of a shared link; a page without one gets a drawn card. Only pages have a field for it. */
function useImage({ key, collection, id, values }: DraftRecord): string | undefined {
  const chosen = useUpload(key, 'seo_image');
  const name = values['seo_image'];
  return chosen?.url ?? (typeof name === 'string' && name ? fileUrl(collection, id, name) : undefined);
}

/** The texts of the page's head, as `searchText` of the site chooses them. */
function wordsOf({ collection, values }: DraftRecord, locale: Locale) {
  const text = (field: string) => String(values[field] || '').trim();
  const firstOf = (...fields: string[]) => fields.map(text).find(Boolean) ?? '';
  const inLocale = (own: string, shown: string) =>
    locale === 'sl' ? firstOf(`${own}_sl`, `${shown}_sl`, own, shown) : firstOf(own, shown);
  const path = localePath(recordPath(collection, values['slug']) ?? '/', locale);
  return {
    title: inLocale('seo_title', 'title'),
    description: inLocale('seo_description', 'summary'),
    trail: [location.host, ...path.split('/').filter(Boolean)].join(' › '),
  };
}

/** A text, cut at the end of a word. */
function cut(text: string, most: number): string {
  if (lengthOf(text) <= most) return text;
  const start = [...text].slice(0, most).join('');
  return `${start.replace(/\s+\S*$/, '')} …`;
}
