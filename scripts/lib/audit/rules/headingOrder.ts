import type { AuditRule } from '../AuditRule';

/** No heading is two levels or more below the one before it, and none is empty. */
export const headingOrder: AuditRule = {
  name: 'heading order',
  find: ({ pages }) =>
    pages.flatMap(({ path, parts: { headings } }) =>
      headings.flatMap(({ level, text }, i) => {
        const before = headings[i - 1]?.level ?? 0;
        if (text === '') return [{ path, text: `an h${level} without words` }];
        return level > before + 1 ? [{ path, text: `h${level} after h${before}: ${text}` }] : [];
      }),
    ),
};
