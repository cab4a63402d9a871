import en from '../../../../locales/en/changes.json';
import sl from '../../../../locales/sl/changes.json';
import { isSlovenian } from '../../language';

/** The texts of the part "Changes", in the language of the page. */
export const texts: typeof en = isSlovenian ? sl : en;

/** A value of a catalogue of names; the name itself if it is unknown. */
export const nameIn = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;
