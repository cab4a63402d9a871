import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, localeCodes } from '../../../../src/i18n/locales';
import type { AuditRule } from '../AuditRule';
import { createForeignLabelFinder } from '../createForeignLabelFinder';
import { languageOf } from '../languageOf';

const CATALOGUES = 'locales';
/** Texts of mails are on no page. */
const MAIL_TEXTS = 'mail.json';

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
