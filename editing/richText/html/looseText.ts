import { BLOCKS } from '../../../pocketbase/pages/dashboard/richText/pastedTags';
import { LOOSE } from '../schema/blocks';
import { CAPTIONED } from '../schema/tables';
import { isBareByPlace } from './isBareByPlace';

/** Elements in which text may stand without a paragraph. */
const PLACES = 'li, td, th, dd, blockquote, div, figure, figcaption, details';

export const isBlock = (node: Node): boolean => node instanceof Element && BLOCKS.has(node.localName);
const isBlank = (node: Node) => node.nodeType !== Node.ELEMENT_NODE && /^[ \t\r\n\f]*$/.test(node.textContent ?? '');

/** Puts the text that is directly in an element into elements of its own. */
function wrapLoose(parent: Element): void {
  let loose: Element | undefined;
  for (const node of [...parent.childNodes]) {
    if (isBlock(node)) loose = undefined;
    else if (loose) loose.append(node);
    else if (!isBlank(node)) {
      loose = parent.ownerDocument.createElement(LOOSE);
      node.before(loose);
      loose.append(node);
    }
  }
}

/** Notes the paragraphs whose place would have them the other way. */
function noteWraps(parent: Element): void {
  const children = [...parent.children];
  const isParagraph = (element: Element) => element.localName === 'p' || element.localName === LOOSE;
  const paragraphs = children.filter(isParagraph);
  for (const paragraph of paragraphs) {
    const isBare = paragraph.localName === LOOSE;
    const isFirst = paragraph === children[0];
    const isEmpty = paragraph.childNodes.length === 0 && children.length === 1;
    const place = isBareByPlace(parent.localName, { isFirst, isOnly: paragraphs.length === 1, isEmpty });
    if (isBare !== place) paragraph.setAttribute('data-wrap', isBare ? 'none' : 'p');
  }
}

/** A caption leaves its table, together with which it gets an element of its own. */
function takeCaption(table: Element): void {
  const caption = [...table.children].find(({ localName }) => localName === 'caption');
  if (!caption) return;
  const { ownerDocument: document } = table;
  const [box, moved] = [document.createElement(CAPTIONED), document.createElement('x-caption')];
  moved.append(...caption.childNodes);
  caption.remove();
  table.before(box);
  box.append(moved, table);
}

/**
 * Prepares an element for the schema, which has every text in a block.
 * @param root changed in place
 */
export function prepare(root: Element): void {
  const places = [root, ...root.querySelectorAll(PLACES)];
  places.forEach(wrapLoose);
  places.forEach(noteWraps);
  root.querySelectorAll('table').forEach(takeCaption);
}
