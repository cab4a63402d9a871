import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { foldText } from '../../lib/text/foldText';
import type { Locale } from '../locales';

/** The minimum length of a stem. */
const LEAST = 3;

/** Endings of nouns, adjectives and verbs, the longest first. */
const ENDINGS = [
  ...['a', 'e', 'i', 'o', 'u', 'om', 'em', 'im', 'am', 'ih', 'ah', 'eh', 'ov', 'ev', 'ej'],
  ...['ami', 'ama', 'imi', 'ima', 'oma', 'ema', 'ega', 'emu'],
  ...['ija', 'ije', 'iji', 'ijo', 'iju', 'ij', 'ijem', 'ijam', 'ijah', 'ijami', 'ijama'],
  ...['amo', 'ate', 'ajo', 'emo', 'ete', 'ejo', 'imo', 'ite', 'as', 'es', 'is', 'ati', 'iti', 'eti'],
].sort((a, b) => b.length - a.length);

/**
 * After n and l the j belongs to the stem: vprašanje, dobavitelj. The letter before is put back: Safari before 16.4 cannot read a file with a
 * lookbehind.
 */
const ENDING_WITH_J = /([^aeiounl])j(?:a|e|i|o|u|em|am|ih|ah|ev|ema|ama|ami)$/;
/** varnostmi */
const ENDING_AFTER_T = /(t)mi$/;

/** Looks like an ending and may belong to the stem: program, sistema. It is removed from all forms alike. */
const DOUBTFUL = /(?:[aeio]m|ov|(^|[^t])ev)$/;

/** svetujemo, svetovanje, svetovali; vzdržujemo, vzdrževanje */
const VERB_IN_UJ =
  /(?:uj(?:em?|es|emo|ete|ejo|oc\w{0,3})?|[oe]va(?:ti?|l[aeio]?|n(?:[aeiou]|ega|emu|imi?|ih)?|nj(?:[aeiu]|em|ih|ema)?))$/;

/** Parts between root and ending; the first that matches is replaced. */
const MIDDLES: readonly (readonly [middle: RegExp, instead: string])[] = [
  // digitalizacija, digitaliziramo
  [/iz(?:ac|acij|ir|iran|iranj|iral|irat)$/, 'iz'],
  [/(?:ac|acij|ir|iran|iranj|iral|irat)$/, ''],
  // vprašanje, merili
  [/(?:[ae]nj|[aie]l)$/, ''],
  // varnejši
  [/ejs$/, ''],
];

/** A vowel that only some forms have: podatek, podatki; predstavitev, predstavitve. */
const FLEETING = /([^aeiou])e([cjklmnrv])$/;

/**
 * Consonants that alternate between forms and derived words: otrok, otroci; sodelavka, sodelavec; oznaka, označi. In
 * shorter words too many unrelated words would get the same stem.
 */
const SOFTENED = /(.{4})k$/;

/** Removes the match of a pattern, unless too little would remain. */
function without(word: string, what: RegExp, instead = '', least = LEAST): string {
  const rest = word.replace(what, instead);
  return rest.length >= least ? rest : word;
}

function withoutEnding(word: string): string {
  for (const what of [ENDING_WITH_J, ENDING_AFTER_T]) {
    const rest = without(word, what, '$1');
    if (rest !== word) return rest;
  }
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= LEAST);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

function withoutMiddle(word: string): string {
  for (const [middle, instead] of MIDDLES) {
    const root = without(word, middle, instead, LEAST + 1);
    if (root !== word) return root;
  }
  return word;
}

/**
 * Returns the common part of a Slovenian word's forms: "delavnicah" → "delavnic". It strips endings without a dictionary, so it
 * is wrong at times, in the same way for texts and for queries.
 * @param word folded: lower case without diacritics
 */
export function stemSlovenian(word: string): string {
  if (word.length <= LEAST || /\d/.test(word)) return word;
  const verb = without(word, VERB_IN_UJ, 'ov', LEAST + 2);
  if (verb !== word) return verb;
  // "-tev" begins a declension and only looks like an ending.
  const bare = /tev$/.test(word) ? word : without(withoutEnding(word), DOUBTFUL, '$1', LEAST + 1);
  const root = withoutMiddle(bare);
  return without(without(root, /j$/), FLEETING, '$1$2').replace(SOFTENED, '$1c');
}

const STEMS: Readonly<Record<Locale, (word: string) => string>> = { en: stemEnglish, sl: stemSlovenian };

/** A site has about ten thousand different words; queries add few. */
const known: Readonly<Record<Locale, Map<string, string>>> = { en: new Map(), sl: new Map() };

/**
 * Returns the index term of a word in a language: "Delavnicah" → "delavnic". Without diacritics, so that a query without them
 * matches too.
 */
export function termOf(word: string, locale: Locale): string {
  const kept = known[locale].get(word);
  if (kept !== undefined) return kept;
  const term = STEMS[locale](foldText(word));
  known[locale].set(word, term);
  return term;
}

/** A word in a text, and where it begins. */
export type TextWord = { readonly word: string; readonly at: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text in order. */
export function wordsIn(text: string): TextWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, at: index }));
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that occur on every page and distinguish none, folded. They are a third of an index and are left out, except of titles. */
export const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: list(
    'the an and or but of to in on at by for from with as is are was were be been it its this that these those you your we us our they their he she his her not no if so than then there which who what when can will would do does did has have had also into out up about one only more most any all each how',
  ),
  sl: list(
    'in na za je ki da se so ne pri od do po iz ali tudi kot ko bo bi pa ker ce kar to ta te ti si jih ga jo mu ji vas vam vase nas nam nase bolj se ze le jo sem smo ste bila bil bilo bili niso ni pod nad pred med brez zato tega tem teh ga naj vsak vse vsi lahko kako kdo kaj kje kdaj ima imajo en ena eno',
  ),
};
