/**
 * A new page is shown from its top, at once: the style sheet's smooth way is for places on one page. Over a whole page it
 * is a long ride, and while a transition holds the frames back it never begins.
 * @param atOnce from before a page is drawn until it is
 */
export function scrollAtOnce(atOnce: boolean): void {
  document.documentElement.style.scrollBehavior = atOnce ? 'auto' : '';
}
