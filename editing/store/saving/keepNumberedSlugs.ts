import type { State } from '../createState';
import type { Saver } from './createSaver';
import type { Sets } from './createSets';

/**
 * Saves the free slug of each record whose own was published by another record since: the server shows it with a number, and
 * could not publish it as it was prepared.
 */
export function keepNumberedSlugs({ docs }: State, sets: Sets, saver: Pick<Saver, 'touched'>): void {
  const taken = docs.all().filter(({ key, base }) => base['slug'] && sets.changeOf(key)?.change.fits === false);
  if (taken.length === 0) return;
  docs.put(...taken.map((doc) => ({ ...doc, mine: { slug: doc.base['slug'] ?? '', ...doc.mine } })));
  saver.touched(taken.map(({ key }) => key));
}
