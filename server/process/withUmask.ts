/**
 * Does something with another file mode mask: a process that is spawned meanwhile keeps it. Not for anything asynchronous,
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

/** New files are for their owner only. */
export const PRIVATE = 0o077;
