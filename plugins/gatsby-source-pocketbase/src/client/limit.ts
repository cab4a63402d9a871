/** Runs a task as soon as there is room for it. */
export type Limit = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets so many tasks run at a time; the others wait for their turn, in order. */
export function createLimit(most: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes straight to who waits longest: nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
