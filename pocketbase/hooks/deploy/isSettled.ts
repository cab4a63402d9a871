/** As the publisher debounces (server/commands/builder.ts): one notification for a burst of edits, and a limit for a stream of them. */
const QUIET_MS = 1500;
const LONGEST_MS = 20_000;

/**
 * Whether it is time to notify of a change.
 * @param changedAt time of the last change
 * @param firstAt time of the oldest change without a notification; '' when unknown
 * @param now milliseconds of the epoch
 */
export function isSettled(changedAt: string, firstAt: string, now: number) {
  const since = (moment: string) => now - Date.parse(moment.replace(' ', 'T'));
  // A change in the future: the clock was put back since.
  if (since(changedAt) < 0) return true;
  return since(changedAt) >= QUIET_MS || (firstAt !== '' && since(firstAt) >= LONGEST_MS);
}
