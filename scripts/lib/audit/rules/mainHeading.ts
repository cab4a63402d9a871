import type { AuditRule } from '../AuditRule';

/** Each page has one main heading, with words, in its main part. */
export const mainHeading: AuditRule = {
  name: 'one h1',
  find: ({ pages }) =>
    pages.flatMap(({ path, parts: { headings } }) => {
      const main = headings.filter(({ level }) => level === 1);
      if (main.length !== 1) return [{ path, text: `${main.length} main headings` }];
      return main.flatMap(({ text, inMain }) => [
        ...(text ? [] : [{ path, text: 'the main heading is empty' }]),
        ...(inMain ? [] : [{ path, text: `outside <main>: ${text}` }]),
      ]);
    }),
};
