/** Length of the longest match; in a loop, for 120,000 matches spread into Math.max exceed the call stack. */
export function longestRun(text: string, pattern: RegExp): number {
  let longest = 0;
  for (const [match] of text.matchAll(pattern)) longest = Math.max(longest, match.length);
  return longest;
}
