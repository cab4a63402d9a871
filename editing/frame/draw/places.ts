import type { Block } from '../../../src/sections/Band';
import type { Key } from '../../store/types';
import { itemsOf } from './blockItems';

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
