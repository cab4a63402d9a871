import { fill } from '../../src/lib/text/fill';

const LANGUAGES = ['en', 'sl'];

/** Whether the browser prefers Slovenian to English: the pages of hooks have their texts in these two. Hooks decide alike (hooks/lib/language.ts). */
export const isSlovenian =
  (globalThis.navigator?.languages ?? [])
    .map((language) => language.split('-')[0] ?? '')
    .find((language) => LANGUAGES.includes(language)) === 'sl';

/** The language of the pages of hooks and of the editing page itself: the reader's. */
export const language = isSlovenian ? 'sl' : 'en';
/** Its form of dates, numbers and plurals. */
export const locale = isSlovenian ? 'sl-SI' : 'en-GB';

/**
 * The plural form of a text for a count: "pages_one", "pages_other", in Slovenian also "pages_two" and "pages_few".
 * @param forms a part of a catalogue
 * @param name without the form
 * @param values of further places of the text
 */
export function counted(
  forms: object,
  name: string,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count);
  const text: unknown = new Map(Object.entries(forms)).get(`${name}_${form}`);
  return fill(String(text ?? ''), { count: count.toLocaleString(locale), ...values });
}
