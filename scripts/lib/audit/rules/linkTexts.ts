import type { AuditRule } from '../AuditRule';

/** Link texts that do not describe their target without context. */
const GENERIC = new Set(
  [
    ...[
      'click here',
      'click this',
      'here',
      'this',
      'link',
      'go',
      'start',
      'more',
      'read more',
      'learn more',
      'see more',
    ],
    ...[
      'tukaj',
      'klik',
      'klikni tukaj',
      'kliknite tukaj',
      'povezava',
      'več',
      'preberi več',
      'preberite več',
      'več o tem',
    ],
  ].flat(),
);

/** Each link text describes its target. */
export const linkTexts: AuditRule = {
  name: 'link texts',
  find: ({ pages }) =>
    pages.flatMap(({ path, parts: { links } }) =>
      links.flatMap(({ href, name }) => {
        if (name === '') return [{ path, text: `none: ${href}` }];
        const words = name.toLowerCase().replace(/[\s.…→»›:!]+$/u, '');
        return GENERIC.has(words) ? [{ path, text: `"${name}": ${href}` }] : [];
      }),
    ),
};
