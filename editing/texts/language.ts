import { isSlovenian, language } from '../../pocketbase/pages/language';
import { typeset } from '../../src/i18n/typeset';

export { fill } from '../../src/lib/text/fill';
export { counted, language, locale } from '../../pocketbase/pages/language';

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
