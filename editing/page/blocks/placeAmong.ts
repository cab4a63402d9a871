import type { Key } from '../../store/types';

/**
 * A place among siblings, as a place among all other parts of the record: links of a menu are siblings below the same link only.
 * @param all parts of the record, in their order
 * @param siblings of them
 * @param to the place of `key` among the other siblings
 */
export function placeAmong(all: readonly Key[], siblings: readonly Key[], key: Key, to: number): number {
  const others = all.filter((other) => other !== key);
  const near = siblings.filter((other) => other !== key);
  const next = near[to];
  if (next) return others.indexOf(next);
  const last = near.at(-1);
  return last ? others.indexOf(last) + 1 : others.length;
}
