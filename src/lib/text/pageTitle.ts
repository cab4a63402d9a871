/** Words that a title keeps in lower case unless they open it, in both languages of the site. */
const SMALL_WORD =
  /^(a|an|and|as|at|but|by|for|from|in|of|on|or|the|to|with|ali|do|h|iz|k|kot|na|o|ob|od|po|pri|s|ter|v|z|za)$/;

/** A title made of a path's last segment: "/blog/the-art-of-the-form/" → "The Art of the Form". */
export function titleFromPath(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = decodeURIComponent(last).split('-').filter(Boolean);
  return words
    .map((word, i) => (i > 0 && SMALL_WORD.test(word) ? word : word.charAt(0).toLocaleUpperCase() + word.slice(1)))
    .join(' ');
}

/** The document's title: "{title} | {site}", save where the title is empty or is the site's name. */
export function documentTitle(title: string, site: string): string {
  return !title || title === site ? site : `${title} | ${site}`;
}

/** The title of what stands in for a page that could not be shown: "404 - Page not found". */
export const errorTitle = (status: number, message: string): string => `${status} - ${message}`;
