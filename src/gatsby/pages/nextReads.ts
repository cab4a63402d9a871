/** How many articles another one recommends at its end. */
const COUNT = 3;

/**
 * Chooses the articles to recommend after each article: those published before it, and after the oldest the newest again.
 * Neighbours instead of the newest of all, so that an edited title rebuilds only the few pages that show it.
 * @param ids articles of one locale, newest first
 * @returns the ids to recommend, by article
 */
export function nextReads(ids: readonly string[]): Map<string, string[]> {
  const count = Math.min(COUNT, ids.length - 1);
  return new Map(
    ids.map((id, index) => {
      const next = Array.from({ length: count }, (_, step) => ids[(index + 1 + step) % ids.length] ?? '');
      return [id, next];
    }),
  );
}
