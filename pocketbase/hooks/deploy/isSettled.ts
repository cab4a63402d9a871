/** As the build queue waits (server/commands/builder): a burst of edits is told once, and a stream of them is not waited out. */
const QUIET_MS = 1500;
const LONGEST_MS = 20_000;

/**
 * Whether it is time to tell of a change.
 * @param changedAt moment of the last change
 * @param firstAt moment of the oldest change that nobody was told of; '' where it is not known
 * @param now milliseconds of the epoch
 */
export function isSettled(changedAt: string, firstAt: string, now: number) {
  const since = (moment: string) => now - Date.parse(moment.replace(' ', 'T'));
  // A change in the future: the clock was put back since.
  if (since(changedAt) < 0) return true;
  return since(changedAt) >= QUIET_MS || (firstAt !== '' && since(firstAt) >= LONGEST_MS);
}

