const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.25 * 86_400],
  ['month', 30.44 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * Milliseconds of the epoch of a time as PocketBase writes it; NaN for an empty one.
 */
export const timeOf = (text: string) => Date.parse(text.replace(' ', 'T'));

/**
 * A moment in the reader's zone, in plain English: 21 Nov 2026, 22:10.
 * @param timeZone the browser's if left out
 */
export function moment(text: string, timeZone?: string) {
  const form = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  });
  return form.format(timeOf(text));
}

/**
 * How far a moment is away: 3 minutes ago, in 2 hours.
 * @param now milliseconds of the epoch
 */
export function distance(text: string, now: number) {
  const seconds = (timeOf(text) - now) / 1000;
  const form = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return seconds > 0 ? 'in a moment' : 'just now';
  return form.format(Math.trunc(seconds / step[1]), step[0]);
}

/**
 * How long something took: 0.8 s, 42 s, 3 min 5 s.
 */
export function duration(ms: number) {
  if (ms < 10_000) return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
