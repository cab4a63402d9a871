/** Deep enough for a block with a reel with slides; the records within are the same objects as before, or differ. */
const LEVELS = 4;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values of JSON are equal, down to a number of levels; identical parts are not looked at. */
export function isSame(one: unknown, other: unknown, levels = LEVELS): boolean {
  if (one === other) return true;
  if (levels === 0 || !isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => name in other && isSame(one[name], other[name], levels - 1));
}

/** Returns the object of the last time if it is equal: React skips what did not change. */
export function keepSame<T>(before: T | undefined, now: T): T {
  return before !== undefined && isSame(before, now) ? before : now;
}
