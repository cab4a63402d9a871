import { isSlovenian } from '../../pocketbase/pages/isSlovenian';
import { fill } from '../../pocketbase/hooks/lib/fill';
import { typeset } from '../../src/i18n/typeset';

export { fill };

/** The language of the editing page itself: the reader's. The texts that are edited have both. */
export const language = isSlovenian ? 'sl' : 'en';
/** Its form of dates, numbers and plurals. */
export const locale = isSlovenian ? 'sl-SI' : 'en-GB';

/**
 * Chooses a catalogue in the reader's language, and typesets its texts.
 * @param en and sl: files of one name in texts/en and texts/sl
 */
export const choose = <T extends object>(en: T, sl: T): T => typesetAll(isSlovenian ? sl : en);

function typesetAll<T>(part: T): T {
  if (typeof part === 'string') return typeset(part, language) as T;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, typesetAll(value)])) as T;
}

/**
 * The plural form of a text for a count: "blocks_one", "blocks_other", in Slovenian also "blocks_two" and "blocks_few".
 * @param forms a part of a catalogue
 * @param name without the form
 */
export function counted(forms: object, name: string, count: number): string {
  const text: unknown = new Map(Object.entries(forms)).get(`${name}_${new Intl.PluralRules(locale).select(count)}`);
  return fill(String(text ?? ''), { count: count.toLocaleString(locale) });
}
