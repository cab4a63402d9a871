import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, localeCodes } from '../../../../src/i18n/locales';
import type { AuditRule } from '../AuditRule';
import { createForeignLabelFinder } from '../createForeignLabelFinder';

const CATALOGUES = 'locales';
/** Texts of mails are on no page. */
const MAIL_TEXTS = 'mail.json';

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

/** Each page declares its language, and no part declares one that the site does not have. */
export const languages: AuditRule = {
  name: 'lang of page and parts is known',
  find: ({ pages }) =>
    pages.flatMap(({ path, locale, facts, parts: { langs } }) => [
      ...(facts.lang === locale ? [] : [{ path, text: `the page is in "${facts.lang}"` }]),
      ...langs
        .filter((lang) => !localeCodes.some((code) => code === lang))
        .map((lang) => ({ path, text: `a part is in "${lang}"` })),
    ]),
};

/** A Slovenian page has no English label, and the reverse. */
export const interfaceLabels: AuditRule = {
  name: 'labels are in the language of their element',
  find: ({ pages }) => {
    const foreign = createForeignLabelFinder(readLabels());
    return pages.flatMap(({ path, parts: { texts } }) =>
      texts.flatMap((pageText) =>
        foreign(pageText).map((code) => ({
          path,
          text: `${code} in "${pageText.lang}" (${pageText.where}): ${pageText.text}`,
        })),
      ),
    );
  },
};

/** Parts of a page in another language have a `lang` attribute. */
export const languageOfParts: AuditRule = {
  name: 'parts in another language have a lang attribute',
  find: ({ pages }) =>
    pages.flatMap(({ path, parts: { texts } }) =>
      texts.flatMap(({ text, lang, where, isCode }) => {
        const found = isCode ? undefined : languageOf(text);
        return found === undefined || found === lang ? [] : [{ path, text: `"${lang}" (${where}): ${text}` }];
      }),
    ),
};

const FILE_NAME = /\.(png|jpe?g|webp|avif|svg|gif)$/i;
/** Texts that only state that there is an image. */
const EMPTY = /^(image|picture|photo|graphic|slika|fotografija|grafika)( of.*)?$/i;
const MOST = 200;

/** Each image has an alternative text: empty for a decorative image, otherwise a text and not a file name. */
export const alternativeTexts: AuditRule = {
  name: 'alternative texts',
  find: ({ pages }) =>
    pages.flatMap(({ path, parts: { images } }) =>
      images.flatMap(({ source, alt }) => {
        if (alt === undefined) return [{ path, text: `none: ${source}` }];
        const isPoor = FILE_NAME.test(alt) || EMPTY.test(alt.trim()) || alt.length > MOST || /^\s+$/.test(alt);
        return isPoor ? [{ path, text: `"${alt}": ${source}` }] : [];
      }),
    ),
};

/** All labels and messages of the interface, by language. */
function readLabels(): Record<Locale, readonly string[]> {
  const entries = localeCodes.map((code) => {
    const files = readdirSync(join(CATALOGUES, code)).filter((file) => file.endsWith('.json') && file !== MAIL_TEXTS);
    return [code, files.flatMap((file) => labelsIn(JSON.parse(readFileSync(join(CATALOGUES, code, file), 'utf8'))))];
  });
  return Object.fromEntries(entries) as Record<Locale, readonly string[]>;
}

function labelsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(labelsIn) : [];
}

/**
 * Guesses in which of the site's languages a text is.
 * @returns undefined if the text is too short
 */
function languageOf(text: string): Locale | undefined {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const counts = Object.entries(SIGNS).map(([code, signs]) => ({
    code: code as Locale,
    count: [...words].filter((word) => signs.has(word)).length,
  }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  return first && second && first.count >= LEAST && first.count > second.count * 2 ? first.code : undefined;
}
