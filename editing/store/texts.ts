import en from '../texts/en/store.json';
import sl from '../texts/sl/store.json';
import { choose, language } from '../texts/language';

/** The sentences of the workspace. */
export const texts = { ...choose(en, sl), locale: language };
