/** Words that a title keeps in lower case unless they open it, in both languages of the site. */
const SMALL_WORDS = new Set(
  'a an and as at but by for from in of on or the to with in ali na ob od po pri s z v za k o'.split(' '),
);

/** A title made of a path's last segment: "/blog/the-art-of-the-form/" → "The Art of the Form". */
export function titleFromPath(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = decodeURIComponent(last).split('-').filter(Boolean);
  return words
    .map((word, i) => (i > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toLocaleUpperCase() + word.slice(1)))
    .join(' ');
}

/** The document's title: "{title} | {site}", save where the title is empty or is the site's name. */
export function documentTitle(title: string, site: string): string {
  return !title || title === site ? site : `${title} | ${site}`;
}
