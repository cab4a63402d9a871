import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, localeCodes } from '../../../src/i18n/locales';

const FOLDER = 'locales';
/** Words of mails stand on no page. */
const ELSEWHERE = 'mail.json';

/** All words of the interface, by language. */
export function readWords(): Record<Locale, readonly string[]> {
  const entries = localeCodes.map((code) => {
    const files = readdirSync(join(FOLDER, code)).filter((file) => file.endsWith('.json') && file !== ELSEWHERE);
    return [code, files.flatMap((file) => wordsIn(JSON.parse(readFileSync(join(FOLDER, code, file), 'utf8'))))];
  });
  return Object.fromEntries(entries) as Record<Locale, readonly string[]>;
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
