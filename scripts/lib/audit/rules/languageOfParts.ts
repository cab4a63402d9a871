import type { AuditRule } from '../AuditRule';
import { languageOf } from '../languageOf';

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
