/** Megabytes that a process may always use before its garbage is collected, and before another process replaces it. */
const COLLECT_FROM = 1_500;
const REPLACE_FROM = 2_000;

/**
 * Decides what becomes of Gatsby's process after a build. A site of thousands of articles begins with more memory than a small
 * one ever uses.
 * @param megabytes used now
 * @param begunWith used after the first build
 * @returns `collect`: its garbage is collected, which V8 would keep; `replace`: a new process takes its place, if that did not help
 */
export function growthOf(megabytes: number, begunWith: number): 'normal' | 'collect' | 'replace' {
  if (megabytes > Math.max(REPLACE_FROM, 2 * begunWith)) return 'replace';
  return megabytes > Math.max(COLLECT_FROM, 1.25 * begunWith) ? 'collect' : 'normal';
}
