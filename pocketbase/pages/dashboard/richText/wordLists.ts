/** A paragraph of Word that is an item of a list: `mso-list:l0 level2 lfo1` in its style, and its bullet as text. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const isIgnored = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');
const levelOf = (element: Element) => Number(LEVEL.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);

/** Whether the text of an item's bullet is a number or a letter: `1.`, `a)`, `iv.` */
const isNumber = (bullet: string) => /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.test(bullet.trim());

/** The bullet's text, which is removed. */
function takeBullet(item: Element): string {
  const bullets = [...item.querySelectorAll('span')].filter(isIgnored);
  const text = bullets.map(({ textContent }) => textContent ?? '').join('');
  bullets.forEach((bullet) => bullet.remove());
  return text;
}

/**
 * Turns the paragraphs by which Word writes lists into lists.
 * @param root changed in place
 */
export function makeWordLists(root: Element): void {
  /** The open lists, the outermost first. */
  let open: Element[] = [];
  let last: Element | undefined;
  for (const item of [...root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = /^P$/.test(item.tagName) ? levelOf(item) : 0;
    if (level === 0) {
      // Numbers of headings are written in the same way; the site has none.
      takeBullet(item);
      continue;
    }
    const tag = isNumber(takeBullet(item)) ? 'ol' : 'ul';
    if (!last || last.nextElementSibling !== item) open = [];
    open.length = Math.min(open.length, level);
    if (open.at(-1)?.localName !== tag && open.length === level) open.pop();
    const document = item.ownerDocument;
    const entry = document.createElement('li');
    entry.append(...item.childNodes);
    if (open.length === 0) {
      const list = document.createElement(tag);
      item.before(list);
      open = [list];
    }
    while (open.length < level) {
      const list = document.createElement(tag);
      const parent = open.at(-1);
      (parent?.lastElementChild ?? parent)?.append(list);
      open.push(list);
    }
    open.at(-1)?.append(entry);
    item.remove();
    last = open[0];
  }
}
