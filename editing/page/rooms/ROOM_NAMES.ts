/** The collections whose records have an editing page, in the order of the list. */
export const ROOM_NAMES = [
  ...(['pages', 'posts', 'cases', 'projects', 'workshops'] as const),
  ...(['menus', 'reels', 'contents', 'tags', 'redirects'] as const),
];
