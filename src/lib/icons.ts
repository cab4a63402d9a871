/** The site's mark as a square picture, for whoever shows one; scripts/makeIcons.ts draws it. */
export const ICON = '/icon-512.png';
