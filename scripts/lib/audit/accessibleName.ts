import { DomUtils } from 'htmlparser2';
import type { MarkupElement, MarkupNode } from './MarkupNode';

/**
 * What a screen reader calls an element: its label, or the words and pictures in it without what is hidden.
 * @param element
 * @param byId finds the elements that `aria-labelledby` names
 */
export function accessibleName(element: MarkupElement, byId: (id: string) => MarkupElement | null): string {
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

/** Words of blocks that follow each other are apart. */
const isInline = ({ name }: MarkupElement): boolean => /^(a|abbr|b|bdi|code|em|i|mark|s|small|span|strong)$/.test(name);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
