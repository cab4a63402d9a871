import { DomUtils, parseDocument } from 'htmlparser2';
import type { PageParts } from './PageParts';

/**
 * Returns the accessible name of an element: its label, or the visible text and images in it.
 * @param element
 * @param byId finds the elements that `aria-labelledby` refers to
 */
function accessibleName(element: MarkupElement, byId: (id: string) => MarkupElement | null): string {
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = element.attribs;
  if (labelledBy) {
    const labels = labelledBy.split(/\s+/).map(byId);
    return tidy(labels.map((other) => (other ? contentOf(other) : '')).join(' '));
  }
  return tidy(label ?? contentOf(element));
}

function contentOf(node: MarkupNode): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node) || node.attribs['aria-hidden'] === 'true') return '';
  const { alt, 'aria-label': label } = node.attribs;
  const content = label ?? alt ?? node.children.map(contentOf).join('');
  return isInline(node) ? content : ` ${content} `;
}

/** Text of successive blocks is separated. */
const isInline = ({ name }: MarkupElement): boolean => /^(a|abbr|b|bdi|code|em|i|mark|s|small|span|strong)$/.test(name);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Attributes that a visitor sees or hears. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'];
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'var']);
const UNSEEN = new Set(['script', 'style', 'template']);
const HEADING = /^h([1-6])$/;

type Place = { lang: string; inMain: boolean; inDrawing: boolean; isCode: boolean };
type Lists = { [Key in Exclude<keyof PageParts, 'template'>]: PageParts[Key][number][] };

/**
 * Reads the parts of a page that the audit's rules check.
 * @param html a whole page
 */
export function readParts(html: string): PageParts {
  const document = parseDocument(html);
  const byId = (id: string) => DomUtils.getElementById(id, document.children);
  const parts: Lists = {
    ...{ titles: [], descriptions: [], headings: [], images: [], links: [], texts: [], langs: [] },
  };
  let template = '';
  let mainLang: string | undefined;

  const write = (text: string, where: string, { lang, isCode }: Place): void => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(words)) parts.texts.push({ text: words, lang, where, isCode });
  };

  function walk(element: MarkupElement, place: Place): void {
    const { name, attribs } = element;
    if (UNSEEN.has(name)) return;
    const own = {
      lang: attribs['lang'] ?? place.lang,
      inMain: place.inMain || name === 'main',
      inDrawing: place.inDrawing || name === 'svg',
      isCode: place.isCode || CODE.has(name),
    };
    if (attribs['lang'] !== undefined) parts.langs.push(attribs['lang']);
    for (const attribute of SPOKEN) write(attribs[attribute] ?? '', attribute, own);
    take(element, own);
    walkAll(element.children, own);
  }

  function walkAll(nodes: readonly MarkupNode[], place: Place): void {
    // React separates text that it joined with comments.
    let words = '';
    const close = () => {
      write(words, 'text', place);
      words = '';
    };
    for (const node of nodes) {
      if (DomUtils.isText(node)) words += node.data;
      if (!DomUtils.isTag(node)) continue;
      close();
      walk(node, place);
    }
    close();
  }

  function take(element: MarkupElement, place: Place): void {
    const { name, attribs } = element;
    const [, level] = HEADING.exec(name) ?? [];
    if (level === '1') mainLang ??= place.lang;
    if (level) parts.headings.push({ level: Number(level), text: accessibleName(element, byId), inMain: place.inMain });
    // An SVG may have its own title.
    if (name === 'title' && !place.inDrawing) parts.titles.push(accessibleName(element, byId));
    if (name === 'img') parts.images.push({ source: attribs['src'] ?? '', alt: attribs['alt'] });
    if (name === 'a' && attribs['href'] !== undefined) {
      parts.links.push({ href: attribs['href'], name: accessibleName(element, byId) });
    }
    if (name === 'main') template = attribs['data-template'] ?? '';
    if (name === 'meta' && attribs['name'] === 'description') {
      parts.descriptions.push(attribs['content'] ?? '');
    }
  }

  walkAll(document.children, { lang: '', inMain: false, inDrawing: false, isCode: false });
  // A head does not declare the language of a description; it is that of the main heading.
  for (const text of parts.descriptions)
    parts.texts.push({ text, lang: mainLang ?? '', where: 'description', isCode: false });
  return { ...parts, template };
}

/** A node of a parsed page. */
type MarkupNode = ReturnType<typeof parseDocument>['children'][number];
/** An element of a parsed page. */
type MarkupElement = Extract<MarkupNode, { attribs: unknown }>;
