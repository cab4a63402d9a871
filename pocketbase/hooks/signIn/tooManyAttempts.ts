import en from '../../../locales/en/people.json';
import sl from '../../../locales/sl/people.json';
import { fill } from '../lib/fill';
import type { EditorLanguage } from '../lib/language';

/** The plural form of a count. PocketBase's JavaScript engine has no Intl; a test compares this with Intl.PluralRules. */
export function pluralForm(count: number, language: EditorLanguage): 'one' | 'two' | 'few' | 'other' {
  if (language === 'en') return count === 1 ? 'one' : 'other';
  const rest = count % 100;
  if (rest === 1) return 'one';
  if (rest === 2) return 'two';
  return rest === 3 || rest === 4 ? 'few' : 'other';
}

/** The sentence for a person who has to wait before the next attempt to sign in. */
export function tooManyAttempts(seconds: number, language: EditorLanguage): string {
  const isShort = seconds < 90;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  const key = `tooMany${isShort ? 'Seconds' : 'Minutes'}_${pluralForm(count, language)}`;
  const messages: Readonly<Record<string, string>> = language === 'sl' ? sl : en;
  return fill(messages[key] ?? '', { count });
}
