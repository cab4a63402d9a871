import { localeCodes } from '../../../../src/i18n/locales';
import type { AuditRule } from '../AuditRule';
import { createForeignWords } from '../createForeignWords';
import { languageOf } from '../languageOf';
import { readWords } from '../readWords';

/** Each page says its language, and no part of it says one that the site does not have. */
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

/** A Slovenian page carries no English word of the interface, and the other way round. */
export const interfaceWords: AuditRule = {
  name: 'words of the interface are in the language of their place',
  find: ({ pages }) => {
    const foreign = createForeignWords(readWords());
    return pages.flatMap(({ path, parts: { writings } }) =>
      writings.flatMap((writing) =>
        foreign(writing).map((code) => ({
          path,
          text: `${code} in "${writing.lang}" (${writing.where}): ${writing.text}`,
        })),
      ),
    );
  },
};

/** Parts of a page in another language carry a `lang` attribute. */
export const languageOfParts: AuditRule = {
  name: 'parts in another language say so',
  find: ({ pages }) =>
    pages.flatMap(({ path, parts: { writings } }) =>
      writings.flatMap(({ text, lang, where, isCode }) => {
        const found = isCode ? undefined : languageOf(text);
        return found === undefined || found === lang ? [] : [{ path, text: `"${lang}" (${where}): ${text}` }];
      }),
    ),
};

const FILE_NAME = /\.(png|jpe?g|webp|avif|svg|gif)$/i;
/** Words that say only that there is a picture. */
const EMPTY = /^(image|picture|photo|graphic|slika|fotografija|grafika)( of.*)?$/i;
const MOST = 200;

/** Each picture has an alternative text: empty where it adds nothing, else words and not a file's name. */
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
