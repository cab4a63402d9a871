/** Words that stay in lower case in a title unless they begin it, in both locales of the site. */
const SMALL_WORD =
  /^(a|an|and|as|at|but|by|for|from|in|of|on|or|the|to|with|ali|do|h|iz|k|kot|na|o|ob|od|po|pri|s|ter|v|z|za)$/;

/** Returns a title for a path's last segment: "/blog/the-art-of-the-form/" → "The Art of the Form". */
export function titleFromPath(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = decodeURIComponent(last).split('-').filter(Boolean);
  return words
    .map((word, i) => (i > 0 && SMALL_WORD.test(word) ? word : word.charAt(0).toLocaleUpperCase() + word.slice(1)))
    .join(' ');
}

/** The document's title: "{title} | {site}", or the site's name alone if the title is empty or equal to it. */
export function documentTitle(title: string, site: string): string {
  return !title || title === site ? site : `${title} | ${site}`;
}

/** The title of an error page: "404 - Page not found". */
export const errorTitle = (status: number, message: string): string => `${status} - ${message}`;
