/** What can be edited by itself, in the order of the list. */
export const ROOM_NAMES = [
  ...(['pages', 'posts', 'cases', 'projects', 'workshops'] as const),
  ...(['menus', 'reels', 'contents', 'tags', 'redirects'] as const),
];
