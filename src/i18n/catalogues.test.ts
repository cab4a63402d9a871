import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, localeCodes } from './locales';

type Catalogue = { [key: string]: string | Catalogue };

const root = join(__dirname, '../../locales');
const read = (locale: string, file: string): Catalogue => JSON.parse(readFileSync(join(root, locale, file), 'utf8'));

/** Every key of a catalogue with its text: "article.minutes_one" → "…". */
function flatten(catalogue: Catalogue, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const pluralForms = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

it('has the same files in every locale', () => {
  for (const locale of localeCodes) {
    expect(readdirSync(join(root, locale))).toEqual(readdirSync(join(root, defaultLocale)));
  }
});

describe.each(readdirSync(join(root, defaultLocale)))('%s', (file) => {
  const english = flatten(read(defaultLocale, file));
  const stems = new Set(
    Object.keys(english)
      .filter((key) => PLURAL.test(key))
      .map((key) => key.replace(PLURAL, '')),
  );

  it.each(localeCodes)(
    'has in %s every key of the English catalogue, in all plural forms of the language',
    (locale) => {
      const expected = Object.keys(english).filter((key) => !PLURAL.test(key));
      for (const stem of stems) for (const form of pluralForms(locale)) expected.push(`${stem}_${form}`);
      expect(Object.keys(flatten(read(locale, file))).sort()).toEqual(expected.sort());
    },
  );

  it.each(localeCodes)('keeps in %s the placeholders of the English text', (locale) => {
    for (const [key, text] of Object.entries(flatten(read(locale, file)))) {
      const original = english[key] ?? english[key.replace(PLURAL, '_other')] ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(original)]);
    }
  });
});
