import type { AuditRule } from '../AuditRule';

/** Each page has one main heading, with text, in its main part. */
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

/** No heading is two levels or more below the previous one, and none is empty. */
export const headingOrder: AuditRule = {
  name: 'heading order',
  find: ({ pages }) =>
    pages.flatMap(({ path, parts: { headings } }) =>
      headings.flatMap(({ level, text }, i) => {
        const before = headings[i - 1]?.level ?? 0;
        if (text === '') return [{ path, text: `an h${level} without text` }];
        return level > before + 1 ? [{ path, text: `h${level} after h${before}: ${text}` }] : [];
      }),
    ),
};
