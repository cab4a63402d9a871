import { nameOfEntry } from './entryPositions';

/** A link by its `href`, and its place among those with the same. */
type LeftLink = readonly [href: string | null, place: number];

/** The focused links by which entries of the history were left, in this document. */
const links = new Map<string, LeftLink>();
/** The entry in view, which is no longer the present URL's during a step in the history. */
let entry = nameOfEntry();

const linksTo = (href: string | null) =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/** Keeps the focused link of the entry in view, before another one is shown. */
export function leaveLink(): void {
  // A browser that does not name entries: there the last link of another page would get the focus.
  if (entry === undefined) return;
  const link = document.activeElement;
  if (!(link instanceof HTMLAnchorElement)) return void links.delete(entry);
  const href = link.getAttribute('href');
  links.set(entry, [href, linksTo(href).indexOf(link)]);
}

/** Focuses the link by which the present URL's entry was left. */
export function focusLeftLink(): void {
  const [href, place] = links.get(nameOfEntry() ?? '') ?? [];
  if (href !== undefined && place !== undefined) linksTo(href)[place]?.focus({ preventScroll: true });
}

/** Notes that the present URL's entry is in view. */
export function enterLink(): void {
  entry = nameOfEntry();
}
