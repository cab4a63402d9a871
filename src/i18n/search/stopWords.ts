import type { Locale } from '../locales';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that stand on every page and tell none from another, folded. They make a third of an index and are left out. */
export const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: list(
    'the an and or but of to in on at by for from with as is are was were be been it its this that these those you your we our they their he she his her not no if so than then there which who what when can will would do does did has have had also into out up about one only more most any all each how',
  ),
  sl: list(
    'in na za je ki da se so ne pri od do po iz ali tudi kot ko bo bi pa ker ce kar to ta te ti si jih ga jo mu ji vas vam vase nas nam nase bolj se ze le jo sem smo ste bila bil bilo bili niso ni pod nad pred med brez zato tega tem teh ga naj vsak vse vsi lahko kako kdo kaj kje kdaj ima imajo en ena eno',
  ),
};
