/** Where a link of these pages may lead: the web, or this site. Browsers drop control characters: `/<tab>/host` is another site. */
const SAFE_LINK = /^(?:https?:\/\/|\/(?![/\\\u0000-\u001f]))/i;

/**
 * An element; texts are texts, whatever they hold, and a link that could run a script has no URL.
 * @param attributes a function is a listener: { onclick: … }
 */
/** A part of an element; what a condition left out is skipped. */
export type Child = Node | string | false | null | undefined;

export function el(name: string, attributes: Record<string, unknown> = {}, ...children: Child[]) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value as EventListener);
    else if (key === 'href' && !SAFE_LINK.test(String(value))) continue;
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false && child !== null));
  return element;
}

/**
 * The element of the page with an id.
 * @param type its class, where more than an HTMLElement is needed
 * @throws Error where the page has none
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
 * Draws a part of the page anew, if what it shows changed. The focus stays on the control of the same id, and what was
 * unfolded stays so.
 * @param shown what the content is made from
 */
export function redraw(place: HTMLElement, shown: unknown, draw: () => Child[]) {
  const key = JSON.stringify(shown);
  if (drawn.get(place) === key) return;
  drawn.set(place, key);
  const root = place.getRootNode() as Document | ShadowRoot;
  const focused = place.contains(root.activeElement) ? (root.activeElement?.id ?? '') : '';
  const open = new Set([...place.querySelectorAll('details[open]')].map(({ id }) => id));
  place.replaceChildren(...draw().filter((child) => child !== undefined && child !== false && child !== null));
  place.querySelectorAll('details').forEach((details) => (details.open = open.has(details.id)));
  // The focused element may be gone, like the button of a release that is live now: its part of the page is the next best.
  if (focused) (root.getElementById(focused) ?? place).focus();
}
