/** Runs a task for each item, at most `limit` at a time. After the first failure no further task starts. */
export async function mapLimit<T, R>(items: readonly T[], limit: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  // A loop that throws ends its generator, and so the loops of all workers.
  const waiting = (function* () {
    yield* items.entries();
  })();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
