import type { AuditRule } from '../AuditRule';

/** Link texts that don't name their target when they are read alone. */
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

/** Each link says where it leads. */
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
