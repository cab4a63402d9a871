import { keyFromUrl } from '../files/fileKey';
import { countWords, plainText, readingMinutes } from './plainText';
import type { Heading, RichText, RichTextElement, RichTextNode } from './RichText';
import { sanitise } from './sanitise';
import { uniqueSlugs } from './slugify';
import { toTree } from './toTree';

export interface RichTextContext {
  /** Ids of collections by name: an address of a file may hold either. */
  collectionIds: Map<string, string>;
  /** Origin of the server. Links to it become paths, for its address has no place in a page. */
  origin: string;
}

const HEADING = /^h([1-6])$/;

/** Parses an editor's HTML once: sanitised, with ids on its headings, and its files named by key instead of address. */
export function parseRichText(html: string, context: RichTextContext): RichText {
  const headings: Heading[] = [];
  const images = new Set<string>();
  const files = new Set<string>();
  const slug = uniqueSlugs();

  const linkFile = (attributes: Record<string, string>, attribute: 'src' | 'href', keys: Set<string>) => {
    const url = attributes[attribute] ?? '';
    const key = keyFromUrl(url, context.collectionIds);
    if (key) {
      keys.add(key);
      const others = Object.entries(attributes).filter(([name]) => name !== attribute);
      return { 'data-file': key, ...Object.fromEntries(others) };
    }
    const path = url.startsWith(`${context.origin}/`) ? url.slice(context.origin.length) : url;
    return url ? { ...attributes, [attribute]: path } : attributes;
  };

  const element = (node: RichTextElement): RichTextElement => {
    const children = node.children.map(visit);
    const level = HEADING.exec(node.tag)?.[1];
    if (level) {
      // The page's title is its only h1.
      const shown = Math.max(2, Number(level));
      const text = plainText(children);
      const id = slug(text);
      if (text) headings.push({ id, text, level: shown });
      return { ...node, tag: `h${shown}`, attributes: { ...node.attributes, id }, children };
    }
    if (node.tag === 'img') return { ...node, attributes: linkFile(node.attributes, 'src', images), children };
    if (node.tag === 'a') return { ...node, attributes: linkFile(node.attributes, 'href', files), children };
    return { ...node, children };
  };
  const visit = (node: RichTextNode): RichTextNode => (node.type === 'text' ? node : element(node));

  const tree = toTree(sanitise(html)).map(visit);
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
  };
}
