import { localeCodes } from '../../../../src/i18n/locales';
import type { AuditRule } from '../AuditRule';

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
