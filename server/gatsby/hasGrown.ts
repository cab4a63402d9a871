/** Megabytes that a process may use on any machine that builds a site. */
const LEAST = 2_000;

/**
 * Whether Gatsby's process holds so much more than at its beginning that another one should take its place. A site of
 * thousands of articles begins with more than a small one ever has.
 * @param megabytes that it holds now
 * @param begunWith that it held after its first build
 */
export const hasGrown = (megabytes: number, begunWith: number): boolean => megabytes > Math.max(LEAST, 2 * begunWith);
