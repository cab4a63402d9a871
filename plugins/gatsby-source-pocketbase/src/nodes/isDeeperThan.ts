/** Whether JSON is nested deeper than so many levels; iterative, for a recursive check would itself exceed the call stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each).filter((inner) => typeof inner === 'object') : [],
    );
  }
  return false;
}
