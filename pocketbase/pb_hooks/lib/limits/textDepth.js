const VOID = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];
/** A start tag of these ends an open one of the same name, as browsers read HTML. */
const SINGLE = ['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option'];
const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * How many elements of an HTML text stand within each other.
 * @param {string} html
 * @param {number} enough where counting may end: the answer is then more than this
 */
function textDepth(html, enough) {
  const open = [];
  let deepest = 0;
  for (const [tag, end, rawName] of html.matchAll(TAG)) {
    const name = (rawName || '').toLowerCase();
    if (!name || VOID.includes(name) || tag.endsWith('/>')) continue;
    if (end) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      continue;
    }
    if (SINGLE.includes(name) && open[open.length - 1] === name) open.pop();
    open.push(name);
    deepest = Math.max(deepest, open.length);
    if (deepest > enough) return deepest;
  }
  return deepest;
}

module.exports = { textDepth };
