import type { RichTextNode } from '../../lib/text/RichText';
import type { LocalText } from './localText';

/** The attributes that a text keeps outside of its page; classes and ids have no meaning there. */
const KEPT = ['lang', 'title', 'start', 'type', 'reversed', 'colspan', 'rowspan', 'scope', 'open'];
const VOID = ['br', 'hr'];

/** Returns a rich text as self-contained HTML for feed readers: the sanitised tree with full URLs. */
export function htmlOf(text: LocalText): string {
  return text.nodes.map((node) => render(node, text)).join('');
}

function render(node: RichTextNode, text: LocalText): string {
  if (node.type === 'text') return escapeHtml(node.value);
  const { tag, attributes } = node;
  if (tag === 'img') return image(attributes, text);
  const kept = attributesOf(KEPT.map((name) => [name, attributes[name]]));
  if (VOID.includes(tag)) return `<${tag}>`;
  const inner = node.children.map((child) => render(child, text)).join('');
  // A span that only carried colours is dropped.
  if (tag === 'span' && !kept) return inner;
  if (tag !== 'a') return `<${tag}${kept}>${inner}</${tag}>`;
  const href = text.hrefOf(attributes);
  return href ? `<a${attributesOf([['href', href]])}${kept}>${inner}</a>` : inner;
}

function image(attributes: Readonly<Record<string, string>>, { pictureOf }: LocalText): string {
  const picture = pictureOf(attributes);
  return picture ? imageTag({ ...picture, alt: attributes.alt }) : '';
}

/** An image with its full URL. */
export function imageTag({ src, alt, width, height }: ImageFacts): string {
  const size = [
    ['width', width?.toString()],
    ['height', height?.toString()],
  ] as const;
  return `<img${attributesOf([['src', src], ['alt', alt ?? ''], ...size])}>`;
}

type ImageFacts = {
  src: string;
  alt?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
};

const attributesOf = (entries: readonly (readonly [string, string | undefined])[]): string =>
  entries.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`)).join('');

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
