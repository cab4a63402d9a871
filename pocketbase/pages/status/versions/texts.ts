import en from '../../../../locales/en/changes.json';
import sl from '../../../../locales/sl/changes.json';
import { fill } from '../../../hooks/lib/fill';
import type { VersionRow } from '../../../hooks/versions/types';
import { isSlovenian } from '../../isSlovenian';
import { el } from '../elements';
import { moment, timeTag } from '../times';

/** The language of the part "Changes": that of the browser. The rest of the page is English. */
export const language = isSlovenian ? 'sl' : 'en';

/** Its texts. */
export const texts: typeof en = isSlovenian ? sl : en;

/** A time of PocketBase in the language. */
export function when(text: string): string {
  if (!isSlovenian) return moment(text);
  return new Date(text.replace(' ', 'T')).toLocaleString('sl-SI', { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same as an element; in English with the distance, which times.ts keeps current. */
export const whenTag = (text: string): HTMLElement =>
  isSlovenian ? el('time', { datetime: text.replace(' ', 'T') }, when(text)) : timeTag(text);

/** A value of a catalogue of names; the name itself if it is unknown. */
export const nameIn = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;

/** A record by the name of its kind and its label: article “Title”. */
export const recordName = ({ collection, label }: Pick<VersionRow, 'collection' | 'label'>): string =>
  fill(texts.named, { collection: nameIn(texts.collections, collection), label });
