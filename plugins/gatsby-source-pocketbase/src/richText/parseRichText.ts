import { keyFromUrl } from '../files/fileKey';
import { highlightCode } from './highlightCode';
import { internalLink, withoutOrigin } from './internalLink';
import { countWords, plainText, readingMinutes } from './plainText';
import type { Heading, RichText, RichTextElement, RichTextNode } from './RichText';
import type { RichTextContext } from './RichTextContext';
import { sanitise } from './sanitise';
import { toTree } from './toTree';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE: Record<string, string> = { đ: 'd', ð: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' };

/** `Če še žariš` → `ce-se-zaris` */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[đðłøßæœþı]/g, (letter) => WHOLE[letter] ?? '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Makes ids that are unique among those it made before and the reserved ones. */
function uniqueSlugs(reserved: readonly string[] = []): (text: string) => string {
  const taken = new Set(reserved);
  // The next number of each base: counting from 2 each time would take a minute for 50,000 equal headings.
  const next = new Map<string, number>();
  return (text) => {
    const base = slugify(text) || 'section';
    let id = base;
    let number = next.get(base) ?? 2;
    for (; taken.has(id); number += 1) id = `${base}-${number}`;
    next.set(base, number);
    taken.add(id);
    return id;
  };
}

type Attributes = Record<string, string>;

const HEADING = /^h([1-6])$/;

const without = (attributes: Attributes, name: string): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([each]) => each !== name));

const holdsPicture = (nodes: RichTextNode[]): boolean =>
  nodes.some((node) => node.type === 'element' && (node.tag === 'img' || holdsPicture(node.children)));

/** Elements in which text is not typeset. */
const CODE = new Set(['pre', 'code', 'kbd', 'samp']);

/** Collects headings, links and files while a text becomes a tree. */
function collector(context: RichTextContext, typeset: (text: string) => string) {
  const headings: Heading[] = [];
  const images = new Set<string>();
  const files = new Set<string>();
  const links = new Set<string>();
  const slug = uniqueSlugs(context.reservedIds);

  const image = (attributes: Attributes): Attributes => {
    const src = attributes.src ?? '';
    const key = keyFromUrl(src, context.collectionIds);
    if (!key) return src ? { ...attributes, src: withoutOrigin(src, context) } : attributes;
    images.add(key);
    return { 'data-file': key, ...without(attributes, 'src') };
  };

  const link = (attributes: Attributes): Attributes => {
    const href = attributes.href ?? '';
    const key = keyFromUrl(href, context.collectionIds);
    if (key) {
      files.add(key);
      return { 'data-file': key, ...without(attributes, 'href') };
    }
    if (internalLink(href, context)) links.add(href);
    return attributes;
  };

  const heading = (node: RichTextElement, level: number, children: RichTextNode[]): RichTextElement[] => {
    // The page's title is its only h1.
    const shown = Math.max(2, level);
    const text = plainText(children);
    // Screen readers would announce an empty heading.
    if (!text) return holdsPicture(children) ? [{ ...node, tag: 'p', children }] : [];
    const id = slug(text);
    headings.push({ id, text, level: shown });
    return [{ ...node, tag: `h${shown}`, attributes: { ...node.attributes, id }, children }];
  };

  const visit = (node: RichTextNode, inCode: boolean): RichTextNode[] => {
    if (node.type === 'text') return [inCode ? node : { ...node, value: typeset(node.value) }];
    const children = node.children.flatMap((child) => visit(child, inCode || CODE.has(node.tag)));
    const level = HEADING.exec(node.tag)?.[1];
    if (level) return heading(node, Number(level), children);
    if (node.tag === 'pre') return [highlightCode({ ...node, children })];
    if (node.tag === 'img') return [{ ...node, attributes: image(node.attributes), children }];
    if (node.tag === 'a') return [{ ...node, attributes: link(node.attributes), children }];
    return [{ ...node, children }];
  };

  return { visit, headings, images, files, links };
}

/**
 * Parses an editor's HTML: sanitised, with ids on its headings, and with keys of files instead of URLs.
 * @param html of the field
 * @param context of its links
 * @param typeset typesets text outside code
 */
export function parseRichText(html: string, context: RichTextContext, typeset = (text: string) => text): RichText {
  const { visit, headings, images, files, links } = collector(context, typeset);
  const { nodes, isFlattened } = toTree(sanitise(html));
  const tree = nodes.flatMap((node) => visit(node, false));
  const text = plainText(tree);
  const wordCount = countWords(text);
  return {
    tree,
    text,
    headings,
    wordCount,
    minutes: readingMinutes(wordCount),
    images: [...images],
    files: [...files],
    links: [...links],
    ...(isFlattened && { isFlattened: true as const }),
  };
}
