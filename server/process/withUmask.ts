/**
 * Runs a synchronous action with another file mode mask, which a process that it spawns keeps. Not for asynchronous actions,
 * because the mask belongs to the whole process.
 * @param mask bits that new files do not get
 */
export function withUmask<Result>(mask: number, action: () => Result): Result {
  const before = process.umask(mask);
  try {
    return action();
  } finally {
    process.umask(before);
  }
}

/** New files are readable by their owner only. */
export const PRIVATE = 0o077;
