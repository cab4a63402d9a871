import { choose } from '../texts/language';
import en from '../texts/en/richText.json';
import sl from '../texts/sl/richText.json';

export const texts = choose(en, sl);
