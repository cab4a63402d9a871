/** The links that these pages may have: to the web, to this site, or within the page. Browsers drop control characters: `/<tab>/host` is another site. */
const SAFE_LINK = /^(?:https?:\/\/|#|\/(?![/\\\u0000-\u001f]))/i;

/** A child of an element; values other than nodes and texts are skipped, so that a condition can leave one out. */
export type Child = Node | string | false | null | undefined;

/**
 * Makes an element. Texts are never parsed as HTML, and a link that could run a script gets no URL.
 * @param attributes a function is a listener: { onclick: … }
 */
export function el(name: string, attributes: Record<string, unknown> = {}, ...children: Child[]) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value as EventListener);
    else if (key === 'href' && !SAFE_LINK.test(String(value))) continue;
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...present(children));
  return element;
}

const present = (children: Child[]) =>
  children.filter((child) => child !== undefined && child !== false && child !== null);

/** Makes a button. */
export const button = (attributes: Record<string, unknown>, ...children: Child[]) =>
  el('button', { type: 'button', ...attributes }, ...children);

/** A text that only screen readers announce. */
export const spokenText = (...children: Child[]) => el('span', { class: 'spoken' }, ...children);

/**
 * The element of the page with an id.
 * @param type its class, if more than an HTMLElement is needed
 * @throws Error if the page has none
 */
export function byId(id: string): HTMLElement;
export function byId<T extends HTMLElement>(id: string, type: new () => T): T;
export function byId(id: string, type: new () => HTMLElement = HTMLElement): HTMLElement {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`There is no element #${id}.`);
  return element;
}

const drawn = new WeakMap<Element, string>();

/**
 * Renders a part of the page again if its data changed. The focus stays on the control of the same id, and open details stay
 * open.
 * @param shown the data of the part
 */
export function redraw(place: HTMLElement, shown: unknown, draw: () => Child[]) {
  const key = JSON.stringify(shown);
  if (drawn.get(place) === key) return;
  drawn.set(place, key);
  const root = place.getRootNode() as Document | ShadowRoot;
  const focused = place.contains(root.activeElement) ? (root.activeElement?.id ?? '') : '';
  const open = new Set([...place.querySelectorAll('details[open]')].map(({ id }) => id));
  place.replaceChildren(...present(draw()));
  place.querySelectorAll('details').forEach((details) => (details.open = open.has(details.id)));
  // The focused element may be gone, such as the button of a release that is live now: then its part of the page gets the focus.
  if (focused) (root.getElementById(focused) ?? place).focus();
}
