/** Where a link of these pages may lead: the web, or this site. Browsers drop control characters: `/<tab>/host` is another site. */
const SAFE_LINK = /^(?:https?:\/\/|\/(?![/\\\u0000-\u001f]))/i;

/**
 * An element; texts are texts, whatever they hold, and a link that could run a script has no URL.
 * @param {string} name
 * @param {Record<string, unknown>} [attributes] a function is a listener: { onclick: … }
 * @param {...(Node | string | false | undefined)} children
 */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (key === 'href' && !SAFE_LINK.test(value)) continue;
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

const drawn = new WeakMap();

/**
 * Draws a part of the page anew, if what it shows changed. The focus stays on the control of the same id, and what was
 * unfolded stays so.
 * @param {Element} place
 * @param {unknown} shown what the content is made from
 * @param {() => Node[]} draw
 */
export function redraw(place, shown, draw) {
  const key = JSON.stringify(shown);
  if (drawn.get(place) === key) return;
  drawn.set(place, key);
  const root = place.getRootNode();
  const focused = place.contains(root.activeElement) ? root.activeElement.id : '';
  const open = new Set([...place.querySelectorAll('details[open]')].map(({ id }) => id));
  place.replaceChildren(...draw());
  place.querySelectorAll('details').forEach((details) => (details.open = open.has(details.id)));
  // What had the focus may be gone, like the button of a release that is live now: its part of the page is the next best.
  if (focused) (root.getElementById(focused) ?? place).focus();
}
