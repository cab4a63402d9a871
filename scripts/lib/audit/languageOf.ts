import type { Locale } from '../../../src/i18n/locales';

/** Words in nearly every sentence of a language, and in none of the other. */
const SIGNS: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    (
      'the and of with for is are was were you your we our us it its this that these those from by an be been have has ' +
      'had will would can could not what which who when how why where there their they than then but or if at as into'
    ).split(' '),
  ),
  sl: new Set(
    (
      'je ki za na se ni si smo ste sem bi bo bodo pri tudi ter ali kako kaj kdo kje ko kot če še že iz od ob med brez ' +
      'vaš vaša vaše naš naša naše vam vas nam nas ga jih jo mu so ne več vse tega tem ta te'
    ).split(' '),
  ),
};
/** A single one may be part of a name. */
const LEAST = 2;

/**
 * Guesses in which of the site's languages a text is.
 * @returns undefined if the text is too short
 */
export function languageOf(text: string): Locale | undefined {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const counts = Object.entries(SIGNS).map(([code, signs]) => ({
    code: code as Locale,
    count: [...words].filter((word) => signs.has(word)).length,
  }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  return first && second && first.count >= LEAST && first.count > second.count * 2 ? first.code : undefined;
}
