import type { Block } from '../../../src/sections/Band';
import type { Key } from '../../store/types';

type Source = {
  /** Of the elements of the items. */
  readonly selector: string;
  readonly collection: string;
  readonly of: (block: Block) => readonly { readonly id: string }[];
};

const own = (selector: string): Source => ({ selector, collection: 'block_items', of: ({ items }) => items });

/** The elements of items in each kind of block (src/sections/kinds, cards). */
const SOURCES: Partial<Record<Block['kind'], Source>> = {
  cards: own('ul > li'),
  statistics: own('dl > div'),
  steps: own('ol > li'),
  faq: own('details'),
  logos: own('ul > li'),
  packages: { selector: 'ol > li', collection: 'content_items', of: ({ packages }) => packages?.items ?? [] },
  reel: {
    ...{ selector: '[role="group"] [role="group"] [role="group"]', collection: 'slides' },
    of: ({ reel }) => reel?.slides ?? [],
  },
};

export interface BlockItem {
  readonly key: Key;
  readonly element: Element;
}

/**
 * The items of a drawn block with their elements. Rich texts have lists of their own: those within an item are not outermost, and
 * those of the block's own text stand before its items.
 */
export function itemsOf(block: Block, drawn: Element): BlockItem[] {
  const source = SOURCES[block.kind];
  const items = source?.of(block) ?? [];
  if (!source || items.length === 0) return [];
  const all = [...drawn.querySelectorAll(source.selector)];
  const elements = all.filter((element) => !element.parentElement?.closest(source.selector)).slice(-items.length);
  // A drawing that differs from the table above has no items to press, rather than wrong ones.
  if (elements.length !== items.length) return [];
  return items.flatMap(({ id }, index) => {
    const element = elements[index];
    return element ? [{ key: `${source.collection}/${id}` as const, element }] : [];
  });
}
