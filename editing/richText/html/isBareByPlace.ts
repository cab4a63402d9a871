/** Elements whose only text is written without a paragraph. */
const ITEMS = new Set(['li', 'td', 'th', 'dd', 'figcaption']);

interface Place {
  /** It is the first block there, the only paragraph there, and it holds nothing and stands alone. */
  isFirst: boolean;
  isOnly: boolean;
  isEmpty: boolean;
}

/** Whether a paragraph is written without its element, unless its attribute `wrap` is set. */
export const isBareByPlace = (parent: string, { isFirst, isOnly, isEmpty }: Place): boolean =>
  isEmpty || (ITEMS.has(parent) && isFirst && isOnly);
