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

interface BlockItem {
  readonly key: Key;
  readonly element: Element;
}

/**
 * The items of a drawn block with their elements. Rich texts have lists of their own: those within an item are not outermost, and
 * those of the block's own text stand before its items.
 */
function itemsOf(block: Block, drawn: Element): BlockItem[] {
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

/** A block of the page, an item of it, or the whole page. */
export interface Place {
  readonly key: Key;
  /** The block of an item; otherwise the key itself. */
  readonly block: Key;
  readonly element: Element;
}

const keyOf = (element: Element): Key => (element.getAttribute('data-key') ?? '') as Key;

const blockAt = (key: Key, blocks: readonly Block[]): Block | undefined =>
  blocks.find(({ id }) => key === `blocks/${id}`);

/** The place of an element: of what a person pressed, or points at. */
export function placeOf(target: Element, blocks: readonly Block[]): Place | undefined {
  const element = target.closest('[data-key]');
  if (!element) return undefined;
  const block = keyOf(element);
  const drawn = blockAt(block, blocks);
  const item = drawn && itemsOf(drawn, element).find((each) => each.element.contains(target));
  return item ? { ...item, block } : { key: block, block, element };
}

/** The place of a key; undefined if the drawing does not have it. */
export function placeAt(key: Key, blocks: readonly Block[], within: ParentNode): Place | undefined {
  const marked = [...within.querySelectorAll('[data-key]')];
  const element = marked.find((each) => keyOf(each) === key);
  if (element) return { key, block: key, element };
  for (const each of marked) {
    const drawn = blockAt(keyOf(each), blocks);
    const item = drawn && itemsOf(drawn, each).find((part) => part.key === key);
    if (item) return { ...item, block: keyOf(each) };
  }
  return undefined;
}
