import type { AuditRule } from '../AuditRule';
import { createForeignWords } from '../createForeignWords';
import { readWords } from '../readWords';

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
