import { BLOCKS } from './pastedTags';

const isElement = (node: Node | null | undefined): node is Element => node instanceof Element;
const isBlock = (node: Node | null | undefined) => isElement(node) && BLOCKS.has(node.localName);
const isBlank = (node: Node) => (node.textContent ?? '').replace(/[\s\u00a0\u200b]/g, '') === '';
const holdsPicture = (element: Element) => element.localName === 'img' || element.querySelector('img') !== null;

/** Elements that can be empty. */
const EMPTY = new Set(['br', 'hr', 'img', 'td', 'th']);

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/**
 * The title of a page is its only Heading 1. One in a pasted text becomes a Heading 2; if there are several, they are its
 * parts, and all headings move down by one.
 */
export function fitHeadings(root: Element): void {
  const step = root.querySelectorAll('h1').length > 1 ? 1 : 0;
  for (const heading of [...root.querySelectorAll('h1, h2, h3, h4')]) {
    const level = Math.min(4, Math.max(2, Number(heading.localName[1]) + step));
    const fit = document.createElement(`h${level}`);
    fit.append(...heading.childNodes);
    heading.replaceWith(fit);
  }
}

/** Texts of a page are broken into lines as the page's author liked; only code keeps its lines. */
function joinLines(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('pre')) continue;
    text.textContent = (text.textContent ?? '').replace(/[ \t\r\n\u200b]+/g, ' ').replace(/[ \u00a0]{2,}/g, ' ');
  }
}

/** Puts what stands loosely between blocks into paragraphs. */
function wrapLoose(parent: Element): void {
  let paragraph: Element | undefined;
  for (const node of [...parent.childNodes]) {
    const isBreak = isElement(node) && node.localName === 'br';
    if (isBlock(node) || isBreak) {
      paragraph = undefined;
      if (isBreak) node.remove();
      continue;
    }
    if (!paragraph && isBlank(node) && !(isElement(node) && holdsPicture(node))) {
      node.remove();
      continue;
    }
    if (!paragraph) {
      paragraph = document.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
}

/** A list directly in a list (Google Docs) belongs to the item before it. */
function nestLists(root: Element): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
    else list.replaceWith(...list.children);
  }
}

/** Makes well-formed blocks: paragraphs around loose text, no empty elements, no paragraph that is all of an item or cell. */
export function tidyBlocks(root: Element): void {
  joinLines(root);
  nestLists(root);
  for (const paragraph of [...root.querySelectorAll('p')]) {
    if ([...paragraph.children].some(isBlock)) unwrap(paragraph);
  }
  for (const parent of [root, ...root.querySelectorAll('blockquote, li, td, th, dd')]) {
    if ([...parent.children].some(isBlock)) wrapLoose(parent);
  }
  for (const parent of root.querySelectorAll('li, td, th, dt, dd, caption')) {
    const paragraphs = [...parent.children].filter(({ localName }) => localName === 'p');
    const first = paragraphs[0];
    if (first && paragraphs.length === 1 && parent.firstElementChild === first) unwrap(first);
  }
  // From the inside out: an element may be empty once those within it are gone.
  for (const element of [...root.querySelectorAll('*')].reverse()) {
    if (EMPTY.has(element.localName) || element.closest('pre') || holdsPicture(element) || !isBlank(element)) continue;
    if (isBlock(element) || element.textContent === '') element.remove();
    else unwrap(element);
  }
  for (const element of root.querySelectorAll('p, li, h2, h3, h4, td, th')) trim(element);
}

/** Removes blanks and line breaks at both ends. */
function trim(element: Element): void {
  const isEnd = (node: Node | null) =>
    node !== null && (node.nodeName === 'BR' || (node.nodeType === Node.TEXT_NODE && isBlank(node)));
  while (isEnd(element.firstChild)) element.firstChild?.remove();
  while (isEnd(element.lastChild)) element.lastChild?.remove();
  const [first, last] = [element.firstChild, element.lastChild];
  if (first?.nodeType === Node.TEXT_NODE) first.textContent = (first.textContent ?? '').replace(/^[\s\u00a0]+/, '');
  if (last?.nodeType === Node.TEXT_NODE) last.textContent = (last.textContent ?? '').replace(/[\s\u00a0]+$/, '');
}
