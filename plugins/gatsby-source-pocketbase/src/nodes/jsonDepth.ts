/** More levels than anything that an editor writes by hand. */
export const MOST_JSON_LEVELS = 50;

/**
 * Whether a JSON value has arrays and objects within each other deeper than a limit. It does not call itself: a field of 20 kB
 * holds ten thousand levels, and whatever walks them by calling itself ends with a RangeError.
 */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
