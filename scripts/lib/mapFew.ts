import { availableParallelism } from 'node:os';

/** Number of concurrent processes; more would not help on the machines that tests mostly run on. */
export const CORES = Math.min(availableParallelism(), 4);

/**
 * Applies a function to each item, a few at a time.
 * @param items
 * @param atOnce how many at a time
 */
export async function mapFew<Item, Outcome>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [place, item] of waiting) outcomes[place] = await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}
