import { pastedAttributes, linkTarget } from './pastedAttributes';
import { BLOCKS, GONE, isHidden, pastedTag, tagsOfStyle } from './pastedTags';
import { fitHeadings, tidyBlocks } from './tidyBlocks';
import { makeWordLists } from './wordLists';

export interface Reduced {
  html: string;
  /** How many pictures were left out: those of other servers, and those within the text (data: URLs). */
  lostPictures: number;
}

/**
 * Reduces pasted HTML of Word, Google Docs or a web page to what the site keeps.
 * @param html as the clipboard has it
 * @param origin of the dashboard: pictures of other servers do not load on the site (Content-Security-Policy)
 */
export function reduceHtml(html: string, origin: string): Reduced {
  const { body } = new DOMParser().parseFromString(`<body>${copiedPart(html)}`, 'text/html');
  let lostPictures = 0;

  const isOwnPicture = (element: Element) => {
    const src = element.getAttribute('src') ?? '';
    const isOwn = src.startsWith('/') ? !src.startsWith('//') : src.startsWith(`${origin}/`);
    if (!isOwn) lostPictures += 1;
    return isOwn;
  };

  const wrap = (tags: readonly string[], children: Node[]): Node[] =>
    tags.reduceRight<Node[]>((inner, tag) => {
      const element = document.createElement(tag);
      element.append(...inner);
      return [element];
    }, children);

  const visit = (node: Node, inHeading: boolean): Node[] => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')];
    if (!(node instanceof Element)) return [];
    const name = node.localName;
    if (GONE.has(name) || isHidden(node)) return [];
    if (name === 'pre') return [codeSample(node)];
    if (name === 'img' && !isOwnPicture(node)) return [];
    const children = [...node.childNodes].flatMap((child) => visit(child, inHeading || /^(h[1-6]|th)$/.test(name)));
    const tag = pastedTag(name);
    const { tags, isPlain } = tagsOfStyle(node);
    if (isPlain || (inHeading && /^(strong|em)$/.test(tag ?? ''))) return children;
    if (name === 'a' && linkTarget(node.getAttribute('href') ?? '') === undefined) return children;
    if (!tag) return block(name, inHeading ? children : wrap(tags, children));
    const element = document.createElement(tag);
    for (const [attribute, value] of pastedAttributes(node, tag)) element.setAttribute(attribute, value);
    element.append(...children);
    return [element];
  };

  makeWordLists(body);
  const root = document.createElement('div');
  root.append(...[...body.childNodes].flatMap((node) => visit(node, false)));
  fitHeadings(root);
  tidyBlocks(root);
  return { html: root.innerHTML, lostPictures };
}

/** Windows puts the page around what was copied, with blanks at both ends. */
const copiedPart = (html: string) => /<!--StartFragment-->(.*)<!--EndFragment-->/s.exec(html)?.[1] ?? html;

/** An element that is left out, a `div` for instance, ends the line before and after it. */
function block(name: string, children: Node[]): Node[] {
  if (!BLOCKS.has(name)) return children;
  const holdsBlocks = children.some((child) => child instanceof Element && BLOCKS.has(child.localName));
  if (holdsBlocks) return children;
  const paragraph = document.createElement('p');
  paragraph.append(...children);
  return [paragraph];
}

/** A code sample without the colours of the page that it is from. */
function codeSample(pre: Element): Element {
  const made = document.createElement('pre');
  const code = document.createElement('code');
  const language = [pre, ...pre.querySelectorAll('code')].flatMap((each) => pastedAttributes(each, 'pre'))[0]?.[1];
  if (language) made.className = language;
  code.textContent = linesOf(pre);
  made.append(code);
  return made;
}

/** The text of a code sample. Some pages end its lines by `br`, or make each an element, e.g. those of Docusaurus. */
function linesOf(pre: Element): string {
  const copy = pre.cloneNode(true) as Element;
  const [all, breaks] = [copy.querySelectorAll('*'), copy.querySelectorAll('br')];
  all.forEach((each) => (GONE.has(each.localName) || isHidden(each)) && each.remove());
  breaks.forEach((each) => each.replaceWith('\n'));
  for (const line of copy.querySelectorAll('div, p, li, tr')) {
    if (!/(^|\n)$/.test(line.previousSibling?.textContent ?? '')) line.before('\n');
    const isEnded = line.textContent?.endsWith('\n') || line.nextSibling?.textContent?.startsWith('\n');
    if (!isEnded) line.append('\n');
  }
  return (copy.textContent ?? '').replace(/\n$/, '');
}
