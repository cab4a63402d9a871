import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, localeCodes } from './locales';
import { typeset } from './typeset';

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
const stemOf = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const pluralForms = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** Why a text is the same in both languages: everything else that is so was forgotten. */
const ALIKE: Readonly<Record<string, string>> = {
  'common.json footer.copyright': 'a sign, a year and a name',
  'common.json article.blog': 'the Slovenian word is the same',
  'search.json sections.blog': 'the Slovenian word is the same',
  'share.json section.web3': 'a name',
  'progress.json share': 'a number and a sign',
  'status.json mailTrouble.removeOf': 'a sign and a name',
  'status.json setAside.retryOf': 'a sign and a name',
  'status.json translations.fillIn': 'a sign and a name',
  'mail.json team.subject': 'it only puts two names beside each other',
  'mail.json confirmation.subject': 'it only puts two texts beside each other',
};

/** Plain texts, in which a mail program or a machine breaks lines as it likes. */
const PLAIN = ['mail.json', 'machines.json'];

it('has the same files in every locale', () => {
  for (const locale of localeCodes) {
    expect(readdirSync(join(root, locale))).toEqual(readdirSync(join(root, defaultLocale)));
  }
});

it.each(readdirSync(join(root, defaultLocale)).filter((file) => !PLAIN.includes(file)))(
  '%s is set as its language wants it: write \\u00a0 where no line may break',
  (file) => {
    for (const locale of localeCodes) {
      const texts = Object.entries(flatten(read(locale, file)));
      expect(texts.filter(([, text]) => text !== typeset(text, locale))).toEqual([]);
    }
  },
);

describe.each(readdirSync(join(root, defaultLocale)))('%s', (file) => {
  const english = flatten(read(defaultLocale, file));
  const stems = new Set(
    Object.keys(english)
      .filter((key) => PLURAL.test(key))
      .map(stemOf),
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

it('has no English text in another locale', () => {
  const alike = readdirSync(join(root, defaultLocale)).flatMap((file) => {
    const english = flatten(read(defaultLocale, file));
    const others = localeCodes.filter((code) => code !== defaultLocale).map((code) => flatten(read(code, file)));
    // A plural form is compared with all English ones: a language may have more of them.
    const originals = (key: string) => Object.keys(english).filter((name) => stemOf(name) === stemOf(key));
    return others.flatMap((texts) =>
      Object.entries(texts)
        .filter(([key, text]) => text.trim() === '' || originals(key).some((original) => english[original] === text))
        .map(([key]) => `${file} ${key}`),
    );
  });
  expect(alike.sort()).toEqual(Object.keys(ALIKE).sort());
});
