import type en from '../../../locales/en/bar.json';
import type { PreparedKind } from '../prepared/types';
import type { PlainBuild, Publishing } from '../status/types';

/** The page with the bar. */
export interface BarPage {
  kind: 'record' | 'list' | 'gone' | 'none' | 'missing';
  /** Absent when the kind is enough. */
  state?: string;
  collection?: string;
  id?: string;
  title?: string;
  publishAt?: string;
  /** The sets of prepared changes of its record or the record's parts; publish_at is '' for a set without a moment. */
  prepared?: { title: string; publish_at: string }[];
  /** The way in which a change of it is set aside: see SetAside. */
  setAside?: PreparedKind;
  /** Of a list: its collection, and the number of published records. */
  of?: string;
  count?: number;
  since: { at: string; cause: string; build: string } | null;
}

export interface BarData extends Omit<Publishing, 'isStuck'> {
  failure: PlainBuild | null;
  release: string;
  locale: string;
  /** The titles of the records that builds mention, in the page's locale, by "collection/id". */
  names: Record<string, string>;
  /** Texts in the page's locale. */
  words: typeof en;
  page: BarPage;
}
