import en from '../../../../locales/en/changes.json';
import sl from '../../../../locales/sl/changes.json';
import { fill } from '../../../hooks/lib/fill';
import type { VersionRow } from '../../../hooks/versions/types';
import { isSlovenian } from '../../isSlovenian';

/** The texts of the part "Changes", in the language of the page. */
export const texts: typeof en = isSlovenian ? sl : en;

/** A value of a catalogue of names; the name itself if it is unknown. */
export const nameIn = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;

/** A record by the name of its kind and its label: article “Title”. */
export const recordName = ({ collection, label }: Pick<VersionRow, 'collection' | 'label'>): string =>
  fill(texts.named, { collection: nameIn(texts.collections, collection), label });
